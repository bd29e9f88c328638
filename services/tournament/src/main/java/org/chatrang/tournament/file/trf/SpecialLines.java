package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Acceleration;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.ForbiddenPairs;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/** Accelerations (250, XXA), abnormal points (299) and forbidden pairs (260, XXP). */
final class SpecialLines {
    private static final int EVERY_ROUND = 999;
    private static final int XXA_FIRST = 10;
    private static final int XXA_STEP = 5;

    private final TrfDocument document;
    private final IntPredicate participant;
    private final Problems problems;

    SpecialLines(TrfDocument document, IntPredicate participant, Problems problems) {
        this.document = document;
        this.participant = participant;
        this.problems = problems;
    }

    List<Adjustment> adjustments() {
        List<Adjustment> found = new ArrayList<>();
        for (TrfDocument.Placed<AbnormalPointsRecord> placed : document.all(AbnormalPointsRecord.class)) {
            AbnormalPointsRecord record = placed.record();
            check(placed.line(), AbnormalPointsRecord.NUMBERS, record.numbers());
            Optional<Outcome> kind =
                    record.kind() == ' ' ? Optional.empty() : Outcome.ofLetter(outcomeLetter(record.kind()), false);
            found.add(new Adjustment(
                    kind,
                    points(record.matchPoints()),
                    points(record.gamePoints()),
                    record.round(),
                    record.numbers().stream().filter(number -> number != 0).toList()));
        }
        return found;
    }

    /** Here W, D and L are wins, draws and losses of whatever length. */
    private static char outcomeLetter(char kind) {
        return switch (kind) {
            case 'W' -> '1';
            case 'D' -> '=';
            case 'L' -> '0';
            default -> kind;
        };
    }

    List<Acceleration> accelerations() {
        List<Acceleration> found = new ArrayList<>();
        for (TrfDocument.Placed<AccelerationRecord> placed : document.all(AccelerationRecord.class)) {
            AccelerationRecord record = placed.record();
            inOrder(placed.line(), 19, record.firstRound(), record.lastRound());
            inOrder(placed.line(), 28, record.first(), record.last());
            found.add(new Acceleration(
                    points(record.matchPoints()),
                    points(record.gamePoints()),
                    record.firstRound(),
                    record.lastRound(),
                    record.first(),
                    record.last()));
        }
        document.texts("XXA").forEach(placed -> acceleration(placed, found));
        return found;
    }

    private void acceleration(TrfDocument.Placed<TextRecord> placed, List<Acceleration> found) {
        Columns columns = Columns.ofCharacters(placed.line(), placed.record().line(), problems);
        int number = columns.required(5, 8, "a player's number");
        if (number != 0 && !participant.test(number)) {
            problems.at(placed.line(), 5, "the number of a participant", String.valueOf(number));
        }
        for (int round = 1; XXA_FIRST + XXA_STEP * (round - 1) <= columns.length(); round++) {
            int from = XXA_FIRST + XXA_STEP * (round - 1);
            BigDecimal points = columns.points(from, from + 3, "points such as 1.0");
            if (points != null && points.signum() != 0) {
                found.add(new Acceleration(Points.ZERO, points(points), round, round, number, number));
            }
        }
    }

    List<ForbiddenPairs> forbiddenPairs() {
        List<ForbiddenPairs> found = new ArrayList<>();
        for (TrfDocument.Placed<ForbiddenPairsRecord> placed : document.all(ForbiddenPairsRecord.class)) {
            ForbiddenPairsRecord record = placed.record();
            check(placed.line(), ForbiddenPairsRecord.NUMBERS, record.numbers());
            inOrder(placed.line(), 9, record.firstRound(), record.lastRound());
            found.add(new ForbiddenPairs(record.firstRound(), record.lastRound(), record.numbers()));
        }
        for (TrfDocument.Placed<TextRecord> placed : document.texts("XXP")) {
            List<Integer> numbers = new ArrayList<>();
            for (String word : placed.record().text().strip().split("\\s+")) {
                if (word.matches("\\d{1,4}") && participant.test(Integer.parseInt(word))) {
                    numbers.add(Integer.valueOf(word));
                } else {
                    problems.at(placed.line(), 5, "numbers of participants", word);
                }
            }
            found.add(new ForbiddenPairs(1, EVERY_ROUND, numbers));
        }
        return found;
    }

    private void check(int line, int firstColumn, List<Integer> numbers) {
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.get(i) != 0 && !participant.test(numbers.get(i))) {
                problems.at(line, firstColumn + 5 * i, "the number of a participant", String.valueOf(numbers.get(i)));
            }
        }
    }

    private void inOrder(int line, int column, int first, int last) {
        if (last < first) {
            problems.at(line, column, first + " or more", String.valueOf(last));
        }
    }

    private static Points points(BigDecimal value) {
        return value == null ? Points.ZERO : PointSystems.points(value);
    }
}
