package org.chatrang.tournament.file.trf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.Problems;

/** Tells records by their codes. */
final class TrfLines {
    private static final Set<String> TEXTS = Set.of(
            "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "142", "152", "172",
            "182", "192", "202", "212", "222", "352", "XXR", "XXC", "XXS", "XXZ", "XXA", "XXP", "BBW", "BBD", "BBL",
            "BBZ", "BBF", "BBU");

    private TrfLines() {}

    static List<TrfRecord> read(List<String> lines) throws ImportException {
        Problems problems = new Problems();
        List<TrfRecord> records = new ArrayList<>(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            records.add(read(i + 1, lines.get(i), problems));
        }
        problems.throwIfAny();
        return records;
    }

    private static TrfRecord read(int number, String line, Problems problems) {
        if (line.length() < 3) {
            return new VerbatimRecord(line);
        }
        String code = line.substring(0, 3).toUpperCase(Locale.ROOT);
        if (TEXTS.contains(code)) {
            boolean separated = line.length() == 3 || line.charAt(3) == ' ';
            return separated ? new TextRecord(code, line.substring(Math.min(4, line.length()))) : text(code, line);
        }
        Function<Columns, TrfRecord> reader = reader(code);
        return reader == null ? new VerbatimRecord(line) : columns(number, line, reader, problems);
    }

    private static TextRecord text(String code, String line) {
        return new TextRecord(code, line.substring(3).strip());
    }

    private static Function<Columns, TrfRecord> reader(String code) {
        return switch (code) {
            case "001" -> PlayerRecord::read;
            case "013" -> OldTeamRecord::read;
            case "132" -> RoundDatesRecord::read;
            case PointSystemRecord.GAMES, PointSystemRecord.MATCHES -> columns -> PointSystemRecord.read(code, columns);
            case "240" -> ByeRecord::read;
            case "250" -> AccelerationRecord::read;
            case "260" -> ForbiddenPairsRecord::read;
            case "299" -> AbnormalPointsRecord::read;
            case "300" -> LineUpRecord::read;
            case "310" -> TeamRecord::read;
            case "320" -> TeamByeRecord::read;
            case "330" -> ForfeitedMatchRecord::read;
            default -> null;
        };
    }

    /** Programs that pad names by their bytes move the columns of the line: they are read as bytes if that fits better. */
    private static TrfRecord columns(int number, String line, Function<Columns, TrfRecord> reader, Problems problems) {
        String untabbed = line.replace('\t', ' ');
        Problems ofCharacters = new Problems();
        TrfRecord record = reader.apply(Columns.ofCharacters(number, untabbed, ofCharacters));
        if (!ofCharacters.none() && !StandardCharsets.US_ASCII.newEncoder().canEncode(line)) {
            Problems ofBytes = new Problems();
            TrfRecord fromBytes = reader.apply(Columns.ofBytes(number, untabbed, ofBytes));
            if (ofBytes.none()) {
                return fromBytes;
            }
        }
        problems.addAll(ofCharacters);
        return record;
    }
}
