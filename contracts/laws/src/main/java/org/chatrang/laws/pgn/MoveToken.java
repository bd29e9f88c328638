package org.chatrang.laws.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a token of the movetext is. A token counts as a move if it looks like one, in any notation or slightly damaged:
 * whether it is one only the board can say.
 */
sealed interface MoveToken {

    /** A move number with or without dots. */
    record Number(int number) implements MoveToken {}

    /** A move, with the glyphs that {@code !} and {@code ?} stand for. */
    record Move(String san, List<Integer> nags) implements MoveToken {}

    /** Glyphs standing alone. */
    record Glyphs(List<Integer> nags) implements MoveToken {}

    /** The token that ends a game. */
    record Ending(PgnResult result) implements MoveToken {}

    /** Signs without meaning for the game: {@code +-}, {@code =}, {@code e.p.}, dots. */
    record Nothing() implements MoveToken {}

    /** Neither of these. */
    record Stray(String text) implements MoveToken {}

    /** Byte order marks between concatenated files, and the first byte of a UTF-8 no-break space. */
    Pattern IN_THE_WAY = Pattern.compile("\\uFEFF|\u00C2$");

    Pattern NUMBER = Pattern.compile("(\\d{1,9})\\.*");
    Pattern NUMBERED = Pattern.compile("(\\d{1,9})\\.+(.+)");
    Pattern SUFFIX = Pattern.compile("(.*?)([!?]+)");
    Pattern NO_MEANING =
            Pattern.compile("[-+=/~.\u2026\u00B1\u2213\u221E#N]+|e\\.?p\\.?|ch|mate", Pattern.CASE_INSENSITIVE);
    String PIECE = "[A-Za-z\u2654-\u265F]";
    Pattern MOVE = Pattern.compile(PIECE + "?[a-h]?[1-8]?[-x:\u00D7]?[a-h][1-8](?:[=/(]?" + PIECE
            + "\\)?)?(?:[+#\u2020\u2021]|e\\.?p\\.?)*" + "|[O0o]-?[O0o](?:-?[O0o])?[+#]*|--|Z0|@@@@");
    Pattern DAMAGED_MOVE = Pattern.compile("(?=.*\\d)[KQRBNPOa-h][KQRBNPOa-h\\dx=+#-]{1,7}");

    /** The tokens in one word between blanks: {@code 1.e4} is two. */
    static List<MoveToken> split(String word) {
        if (word.length() == 1 && ".=-+".contains(word)) {
            return List.of(new Nothing()); // spares floods of dots the patterns below
        }
        List<MoveToken> tokens = new ArrayList<>(2);
        String rest = IN_THE_WAY.matcher(word).replaceAll("");
        Matcher numbered = NUMBERED.matcher(rest);
        if (numbered.matches()) {
            tokens.add(new Number(Integer.parseInt(numbered.group(1))));
            rest = numbered.group(2);
        } else if (rest.startsWith("...") && rest.length() > 3) {
            rest = rest.substring(3);
        }
        tokens.add(single(rest));
        return tokens;
    }

    private static MoveToken single(String word) {
        var result = PgnResult.parse(word);
        if (result.isPresent()) {
            return new Ending(result.get());
        }
        Matcher number = NUMBER.matcher(word);
        if (number.matches()) {
            return new Number(Integer.parseInt(number.group(1)));
        }
        Matcher suffix = SUFFIX.matcher(word);
        boolean judged = suffix.matches();
        String bare = judged ? suffix.group(1) : word;
        List<Integer> nags = judged ? glyphs(suffix.group(2)) : List.of();
        if (MOVE.matcher(bare).matches() || DAMAGED_MOVE.matcher(bare).matches()) {
            return new Move(bare, nags);
        }
        if (bare.isEmpty()) {
            return new Glyphs(nags);
        }
        return NO_MEANING.matcher(bare).matches() ? new Nothing() : new Stray(word);
    }

    private static List<Integer> glyphs(String signs) {
        return switch (signs) {
            case "!" -> List.of(1);
            case "?" -> List.of(2);
            case "!!" -> List.of(3);
            case "??" -> List.of(4);
            case "!?" -> List.of(5);
            case "?!" -> List.of(6);
            default -> List.of();
        };
    }
}
