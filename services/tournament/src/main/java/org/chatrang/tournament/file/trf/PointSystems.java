package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/** What results are worth: records 162, 362 and 320, JaVaFo's XXS and the BB records of bbpPairings. */
final class PointSystems {
    private static final Pattern ASSIGNMENT = Pattern.compile("([A-Za-z]+)\\s*=\\s*(\\d+(?:\\.\\d*)?|\\.\\d+)");
    private static final Map<String, String> BBP =
            Map.of("BBW", "W", "BBD", "D", "BBL", "L", "BBZ", "ZPB", "BBF", "FL", "BBU", "PAB");
    private static final Map<String, List<String>> SHORT = Map.of(
            "W", List.of("WW", "BW", "FW", "FPB"),
            "D", List.of("WD", "BD", "HPB"),
            "L", List.of("WL", "BL"));
    private static final List<String> CODES =
            List.of("WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL");

    private final TrfDocument document;
    private final Problems problems;
    private final List<Adjustment> adjustments = new ArrayList<>();
    private GamePoints games = GamePoints.STANDARD;

    PointSystems(TrfDocument document, Problems problems) {
        this.document = document;
        this.problems = problems;
        readGames();
    }

    GamePoints games() {
        return games;
    }

    /** Kinds of outcomes that have other points than the system's six values can say. */
    List<Adjustment> adjustments() {
        return adjustments;
    }

    MatchPoints matches() {
        Map<String, BigDecimal> values = declared(PointSystemRecord.MATCHES);
        MatchPoints usual = MatchPoints.STANDARD;
        Optional<TeamByeRecord> bye = document.all(TeamByeRecord.class).stream()
                .map(TrfDocument.Placed::record)
                .findFirst();
        Points loss = value(values, "TL", usual.loss());
        return new MatchPoints(
                value(values, "TW", usual.win()),
                value(values, "TD", usual.draw()),
                loss,
                usual.absent(),
                bye.map(TeamByeRecord::matchPoints).map(PointSystems::points),
                bye.map(TeamByeRecord::gamePoints).map(PointSystems::points));
    }

    static Points points(BigDecimal value) {
        return Points.parse(value.toPlainString());
    }

    private void readGames() {
        Map<String, BigDecimal> values = declared(PointSystemRecord.GAMES);
        if (!values.isEmpty()) {
            games = ofSix(values);
        } else {
            readDialects();
        }
    }

    private static GamePoints ofSix(Map<String, BigDecimal> values) {
        GamePoints usual = GamePoints.STANDARD;
        Points win = value(values, "W", usual.win());
        Points draw = value(values, "D", usual.draw());
        return new GamePoints(
                win,
                draw,
                value(values, "L", usual.loss()),
                value(values, "A", usual.absent()),
                value(values, "P", win),
                value(values, "X", draw));
    }

    private Map<String, BigDecimal> declared(String code) {
        Map<String, BigDecimal> values = new LinkedHashMap<>();
        document.all(PointSystemRecord.class).stream()
                .filter(placed -> placed.record().code().equals(code))
                .forEach(placed -> placed.record().values().forEach((symbol, value) -> {
                    if (value.stripTrailingZeros().scale() > 2) {
                        problems.at(placed.line(), 5, "points with at most two decimal places", value.toPlainString());
                    } else {
                        values.put(symbol, value);
                    }
                }));
        return values;
    }

    private static Points value(Map<String, BigDecimal> values, String symbol, Points otherwise) {
        return values.containsKey(symbol) ? points(values.get(symbol)) : otherwise;
    }

    private void readDialects() {
        Map<String, BigDecimal> values = new LinkedHashMap<>();
        int line = 0;
        for (TrfDocument.Placed<TextRecord> placed : document.all(TextRecord.class)) {
            String code = placed.record().code();
            if (code.equals("XXS")) {
                line = placed.line();
                assignments(placed, values);
            } else if (BBP.containsKey(code)) {
                line = placed.line();
                bbp(placed, values);
            }
        }
        if (!values.isEmpty()) {
            take(values, line);
        }
    }

    private void assignments(TrfDocument.Placed<TextRecord> placed, Map<String, BigDecimal> values) {
        Matcher matcher = ASSIGNMENT.matcher(placed.record().text());
        while (matcher.find()) {
            String code = matcher.group(1).toUpperCase(Locale.ROOT);
            if (SHORT.containsKey(code) || CODES.contains(code)) {
                set(values, code, new BigDecimal(matcher.group(2)));
            } else {
                problems.at(
                        placed.line(),
                        5 + matcher.start(1),
                        "one of W, D, L, " + String.join(", ", CODES),
                        matcher.group(1));
            }
        }
    }

    private void bbp(TrfDocument.Placed<TextRecord> placed, Map<String, BigDecimal> values) {
        String text = placed.record().text().strip();
        if (text.matches("\\d+(\\.\\d*)?|\\.\\d+")) {
            set(values, BBP.get(placed.record().code()), new BigDecimal(text));
        } else {
            problems.at(placed.line(), 5, "points such as 1.0", text);
        }
    }

    private static void set(Map<String, BigDecimal> values, String code, BigDecimal value) {
        SHORT.getOrDefault(code, List.of(code)).forEach(each -> values.put(each, value));
    }

    private void take(Map<String, BigDecimal> values, int line) {
        same(values, "WW", "BW", line);
        same(values, "WD", "BD", line);
        same(values, "WL", "BL", line);
        GamePoints usual = GamePoints.STANDARD;
        Points win = value(values, "WW", usual.win());
        Points draw = value(values, "WD", usual.draw());
        Points absent = value(values, "ZPB", usual.absent());
        games = new GamePoints(
                win, draw, value(values, "WL", usual.loss()), absent, value(values, "PAB", usual.win()), draw);
        adjust(Outcome.FORFEIT_WIN, value(values, "FW", usual.win()), win);
        adjust(Outcome.FULL_BYE, value(values, "FPB", usual.win()), win);
        adjust(Outcome.HALF_BYE, value(values, "HPB", usual.draw()), draw);
        adjust(Outcome.FORFEIT_LOSS, value(values, "FL", usual.absent()), absent);
    }

    private void adjust(Outcome outcome, Points value, Points usual) {
        if (!value.equals(usual)) {
            adjustments.add(new Adjustment(Optional.of(outcome), Points.ZERO, value, 0, List.of()));
        }
    }

    private void same(Map<String, BigDecimal> values, String white, String black, int line) {
        BigDecimal one = values.get(white);
        BigDecimal other = values.get(black);
        if (one != null && other != null && one.compareTo(other) != 0) {
            problems.at(line, 5, "the same points with either colour", white + "=" + one + " " + black + "=" + other);
        }
    }
}
