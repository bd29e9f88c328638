package org.chatrang.laws.pgn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes games as PGN: tags in the order given, moves wrapped at 80 columns without ever breaking inside an annotation,
 * LF line ends, the result token at the end, a blank line after it. What it writes {@link PgnReader} reads back equal.
 */
public final class PgnWriter {
    private static final int WIDTH = 80;

    private PgnWriter() {}

    /** Several games, one after the other. */
    public static String write(List<PgnGame> games) {
        return games.stream().map(PgnWriter::write).collect(Collectors.joining());
    }

    /** One game. */
    public static String write(PgnGame game) {
        StringBuilder out = new StringBuilder();
        try {
            write(game, out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toString();
    }

    /** One game, to wherever it shall go. */
    public static void write(PgnGame game, Appendable out) throws IOException {
        for (PgnTag tag : game.tags()) {
            out.append('[').append(tag.name()).append(" \"").append(escaped(tag.value()));
            out.append("\"]\n");
        }
        out.append('\n');
        int column = 0;
        for (String word : words(game)) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                out.append('\n');
                column = 0;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
        out.append("\n\n");
    }

    /** The pieces between which a line may break. */
    private static List<String> words(PgnGame game) {
        List<String> words = new ArrayList<>();
        addComment(words, "", game.comment());
        StartOfNumbering start = StartOfNumbering.of(game);
        int half = start.half();
        boolean numberNeeded = true;
        for (PgnPly ply : game.plies()) {
            boolean white = half % 2 == 0;
            String number = white ? half / 2 + 1 + ". " : numberNeeded ? half / 2 + 1 + "... " : "";
            words.add(number + ply.san());
            ply.nags().forEach(nag -> words.add("$" + nag));
            String commands = commands(ply);
            addComment(words, commands, ply.comment());
            numberNeeded = !commands.isEmpty() || !ply.comment().isEmpty();
            half++;
        }
        words.add(game.termination().orElseGet(game::result).token());
        return words;
    }

    private static String commands(PgnPly ply) {
        StringBuilder commands = new StringBuilder();
        ply.evaluation()
                .ifPresent(value -> commands.append("[%eval ").append(value).append(']'));
        ply.clock()
                .ifPresent(time ->
                        commands.append("[%clk ").append(PgnTime.format(time)).append(']'));
        ply.elapsed()
                .ifPresent(time ->
                        commands.append("[%emt ").append(PgnTime.format(time)).append(']'));
        return commands.toString();
    }

    /** The commands stay in one piece; the text may break between words, but no line may begin like a tag or escape. */
    private static void addComment(List<String> words, String commands, String text) {
        if (commands.isEmpty() && text.isEmpty()) {
            return;
        }
        String piece = "{" + commands;
        for (String word : text.replace('}', ')').strip().split("\\s+")) {
            if (word.isEmpty() || piece.equals("{")) {
                piece += word;
            } else if ("[%".indexOf(word.charAt(0)) < 0) {
                words.add(piece);
                piece = word;
            } else {
                piece += " " + word;
            }
        }
        words.add(piece + "}");
    }

    private static String escaped(String value) {
        return value.replaceAll("[\\r\\n\\t]+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    }

    /** Half-moves before the first ply, by the FEN tag: 0 at the usual start. */
    private record StartOfNumbering(int half) {
        static StartOfNumbering of(PgnGame game) {
            String[] fields = game.tag("FEN").orElse("").strip().split("\\s+");
            int black = fields.length > 1 && fields[1].equals("b") ? 1 : 0;
            boolean numbered = fields.length > 5 && fields[5].matches("[1-9]\\d{0,4}");
            int move = numbered ? Integer.parseInt(fields[5]) : 1;
            return new StartOfNumbering((move - 1) * 2 + black);
        }
    }
}
