package org.chatrang.laws.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.laws.Man;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.Square;
import org.chatrang.laws.Squares;
import org.chatrang.laws.placement.PlacementExplanation.AsExpected;
import org.chatrang.laws.placement.PlacementExplanation.BoardTurned;
import org.chatrang.laws.placement.PlacementExplanation.EarlierPosition;
import org.chatrang.laws.placement.PlacementExplanation.FirstPosition;
import org.chatrang.laws.placement.PlacementExplanation.IllegalAttempt;
import org.chatrang.laws.placement.PlacementExplanation.LegalMoves;
import org.chatrang.laws.placement.PlacementExplanation.Unexplained;
import org.chatrang.laws.placement.PlacementExplanation.Unfinished;

/** English sentences of a placement's diagnosis. */
final class PlacementWords {
    private PlacementWords() {}

    static String of(PlacementDiagnosis diagnosis) {
        Position expected = diagnosis.expected();
        return switch (diagnosis.explanation()) {
            case AsExpected same -> "The board shows what the moves lead to.";
            case LegalMoves(List<Move> moves) ->
                "The board shows the position after " + San.writeLine(expected, moves) + ".";
            case EarlierPosition(int ply) -> earlier(ply) + orPlayed(diagnosis);
            case Unfinished(List<Move> before, Move move) ->
                after(expected, before) + San.writeLine(after(before, expected), List.of(move))
                        + " is begun and not finished: " + todo(remaining(diagnosis, before, move)) + ".";
            case IllegalAttempt attempt -> illegal(expected, attempt);
            case BoardTurned turned ->
                "The board shows the position seen from the other side: board or cable is turned.";
            case FirstPosition first -> "The board is set up for a new game.";
            case Unexplained none -> differences(diagnosis.differences()) + nearest(diagnosis);
        };
    }

    private static String illegal(Position expected, IllegalAttempt attempt) {
        Position position = after(attempt.before(), expected);
        var piece = position.pieceAt(attempt.attempt().from());
        return after(expected, attempt.before())
                + (attempt.before().isEmpty() ? "The " : "the ")
                + piece.words() + " went from "
                + Square.name(attempt.attempt().from()) + " to "
                + Square.name(attempt.attempt().to()) + ", which is illegal: "
                + attempt.illegal().text() + ".";
    }

    private static String earlier(int ply) {
        return ply == 0
                ? "The board shows the first position of the game again."
                : "The board shows the position after half-move " + ply + " (move " + (ply + 1) / 2
                        + (ply % 2 == 1 ? " of White" : " of Black") + ") again.";
    }

    private static String orPlayed(PlacementDiagnosis diagnosis) {
        return diagnosis
                .nearest()
                .filter(NearestLine::exact)
                .map(line -> " It could also be reached by " + San.writeLine(diagnosis.expected(), line.moves()) + ".")
                .orElse("");
    }

    private static String nearest(PlacementDiagnosis diagnosis) {
        return diagnosis
                .nearest()
                .map(line -> " The nearest legal play is " + San.writeLine(diagnosis.expected(), line.moves())
                        + (line.only() ? "" : " (other play comes as near)") + ", after which "
                        + Squares.names(line.remaining()) + (line.remaining().size() == 1 ? " differs." : " differ."))
                .orElse(" No legal play of one or two half-moves comes nearer.");
    }

    private static String differences(Differences differences) {
        List<String> parts = new ArrayList<>();
        if (!differences.displaced().isEmpty()) {
            parts.add("Displaced: "
                    + differences.displaced().stream().map(Displaced::words).collect(Collectors.joining(", ")) + ".");
        }
        if (!differences.missing().isEmpty()) {
            parts.add("Missing: " + Man.words(differences.missing()) + ".");
        }
        if (!differences.surplus().isEmpty()) {
            parts.add("Too many: " + Man.words(differences.surplus()) + ".");
        }
        return String.join(" ", parts);
    }

    /** What is still to be done until the board shows the move. */
    private static String todo(Differences rest) {
        Stream<String> carried = rest.displaced().stream()
                .map(man -> "the " + new Man(man.piece(), man.to()).words() + " belongs on " + Square.name(man.from()));
        Stream<String> placed =
                rest.missing().stream().map(man -> "the " + man.words().replace(" on ", " is to be put on "));
        Stream<String> removed = rest.surplus().stream().map(man -> "the " + man.words() + " is to be taken off");
        return Stream.of(carried, placed, removed).flatMap(parts -> parts).collect(Collectors.joining(", "));
    }

    private static Differences remaining(PlacementDiagnosis diagnosis, List<Move> before, Move move) {
        Position done = after(before, diagnosis.expected()).play(move);
        return Differences.between(done.setup(), diagnosis.observed());
    }

    private static String after(Position expected, List<Move> before) {
        return before.isEmpty() ? "" : "After " + San.writeLine(expected, before) + ", ";
    }

    private static Position after(List<Move> moves, Position expected) {
        Position position = expected;
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }
}
