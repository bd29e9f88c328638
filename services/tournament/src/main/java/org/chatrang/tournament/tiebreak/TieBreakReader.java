package org.chatrang.tournament.tiebreak;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.ScoreKind;

/**
 * Reads one tie-break as the descriptors of TRF records 202 and 212 write it: {@code NAME[:MP|:GP][/Cn][/Mn][/Ln][/Kn][/P]
 * [/F][/R]}. Modifiers may also follow a colon, {@code #} or {@code !}, and {@code -} before a letter.
 */
final class TieBreakReader {
    private static final int DEFAULT_LIMIT_PERCENT = 50;

    private final String text;
    private Code code;
    private Optional<ScoreKind> score = Optional.empty();
    private Optional<ScoreKind> second = Optional.empty();
    private int cutLowest;
    private int cutHighest;
    private int limitPercent = DEFAULT_LIMIT_PERCENT;
    private int limitShift;
    private OptionalInt divisor = OptionalInt.empty();
    private boolean forfeitsPlayed;
    private boolean fore;
    private boolean reversed;
    private boolean swiss;
    private OptionalInt unrated = OptionalInt.empty();
    private Optional<Edition> edition = Optional.empty();

    TieBreakReader(String text) {
        this.text = text.strip().toUpperCase(Locale.ROOT);
    }

    TieBreak read() {
        if (text.isEmpty()) {
            throw new TieBreakException("a tie-break of the list is empty: separate acronyms by single commas");
        }
        String[] parts = text.split("[/:#!]|-(?=[A-Z])");
        code = Code.named(parts[0]).orElseThrow(this::unknown);
        for (int i = 1; i < parts.length; i++) {
            modifier(parts[i]);
        }
        if (code == Code.BH && fore) {
            code = Code.FB;
        }
        return new TieBreak(
                text,
                code,
                score,
                second,
                cutLowest,
                cutHighest,
                limitPercent,
                limitShift,
                divisor,
                forfeitsPlayed,
                fore || code == Code.FB,
                reversed,
                swiss,
                unrated,
                edition);
    }

    private TieBreakException unknown() {
        String known = Arrays.stream(Code.values())
                .filter(each -> each != Code.OTHER)
                .map(Code::name)
                .collect(Collectors.joining(", "));
        return new TieBreakException(
                "unknown tie-break \"" + text + "\": known are " + known + ", and OTHER_ with a name");
    }

    private void modifier(String part) {
        if (part.isEmpty()) {
            throw new TieBreakException("tie-break \"" + text + "\" has an empty modifier: write e.g. BH/C1");
        }
        if (part.matches("[MG]P|MM|MG|GM|GG")) {
            scores(part);
            return;
        }
        char letter = part.charAt(0);
        if (letter == 'V') {
            edition = Optional.of(edition(part));
            return;
        }
        if (!code.takes(letter)) {
            throw new TieBreakException(
                    "tie-break \"" + text + "\": " + code + " takes no modifier /" + part + "; it takes "
                            + (code.modifiers().isEmpty()
                                    ? "none"
                                    : "/" + String.join(" /", code.modifiers().split(""))));
        }
        switch (letter) {
            case 'C' -> cutLowest = number(part);
            case 'M' -> {
                cutLowest = number(part);
                cutHighest = cutLowest;
            }
            case 'L' -> limit(part);
            case 'K' -> divisor = OptionalInt.of(Math.max(1, number(part)));
            case 'U' -> unrated = OptionalInt.of(number(part));
            case 'P' -> forfeitsPlayed = flag(part);
            case 'F' -> fore = flag(part);
            case 'R' -> reversed = flag(part);
            case 'S' -> swiss = flag(part);
            default -> throw new TieBreakException("tie-break \"" + text + "\" has the unknown modifier /" + part);
        }
    }

    private void scores(String part) {
        if (part.endsWith("P")) {
            score = Optional.of(kind(part.charAt(0)));
        } else if (code == Code.ESB) {
            score = Optional.of(kind(part.charAt(0)));
            second = Optional.of(kind(part.charAt(1)));
        } else {
            throw new TieBreakException("tie-break \"" + text + "\": two scores (:" + part + ") belong to ESB only");
        }
    }

    private static ScoreKind kind(char letter) {
        return letter == 'M' ? ScoreKind.MATCH_POINTS : ScoreKind.GAME_POINTS;
    }

    private Edition edition(String part) {
        return switch (part.substring(1)) {
            case "0", "2022" -> Edition.PRE_2023;
            case "2023" -> Edition.FROM_2023;
            case "1", "2024" -> Edition.FROM_2024_08;
            case "", "2", "2026" -> Edition.FROM_2026_03;
            default ->
                throw new TieBreakException("tie-break \"" + text + "\" has the unknown edition /" + part
                        + ": known are /V0 (2022), /V1 (2024) and /V2 (2026)");
        };
    }

    private void limit(String part) {
        String shift = part.substring(1);
        if (shift.startsWith("+") || shift.startsWith("-")) {
            limitShift = (shift.startsWith("-") ? -1 : 1) * number("L" + shift.substring(1));
        } else {
            limitPercent = number(part);
        }
    }

    private int number(String part) {
        String digits = part.substring(1);
        if (!digits.matches("\\d{1,4}")) {
            throw new TieBreakException("tie-break \"" + text + "\": a number is missing after /" + part.charAt(0)
                    + ", write e.g. /" + part.charAt(0) + "1");
        }
        return Integer.parseInt(digits);
    }

    private boolean flag(String part) {
        if (part.length() > 1) {
            throw new TieBreakException("tie-break \"" + text + "\" has the unknown modifier /" + part + ": /"
                    + part.charAt(0) + " stands alone");
        }
        return true;
    }
}
