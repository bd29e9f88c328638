package org.chatrang.legality.rules;

import static org.chatrang.judging.Findings.name;
import static org.chatrang.judging.Findings.needsArbiter;
import static org.chatrang.judging.Findings.noted;
import static org.chatrang.judging.Findings.ruled;
import static org.chatrang.judging.Findings.time;

import java.util.stream.Stream;
import org.chatrang.events.Consequence;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;
import org.chatrang.judging.Findings;
import org.chatrang.judging.Loss;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.MoveFact;
import org.chatrang.judging.fold.Rules;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Position;
import org.chatrang.laws.edition.Rule;

/** Moves (Articles 3, 4, 5.1.1, 7.5). */
final class MoveFindings {
    private MoveFindings() {}

    static Stream<Finding> of(MoveFact fact, GameState game, MateSearch search) {
        return switch (fact) {
            case MoveFact.Legal legal -> legal(legal, game.rules());
            case MoveFact.Illegal illegal -> illegal(illegal, game.rules());
            case MoveFact.OutOfOrder move -> Stream.of(outOfOrder(move));
            case MoveFact.IllegalMovesLose lose -> Stream.of(lose(lose, game.rules(), search));
            case MoveFact.IllegalPosition position -> Stream.of(illegalPosition(position, game.rules()));
            case MoveFact.Restored restored -> restored(restored, game.rules());
        };
    }

    private static Stream<Finding> legal(MoveFact.Legal move, Rules rules) {
        Finding legal = ruled(FindingKind.MOVE_LEGAL, name(move.side()) + " played " + move.san() + ", a legal move.")
                .of(move.side())
                .by(rules.article(Rule.LEGAL_MOVE))
                .with(new Evidence.Move(
                        move.ply(), move.uci(), move.san(), move.after().fen()))
                .done();
        return move.after().isCheckmate()
                ? Stream.of(legal, checkmate(move.after(), move.ply(), " by " + move.san(), rules))
                : Stream.of(legal);
    }

    private static Stream<Finding> restored(MoveFact.Restored restored, Rules rules) {
        Position position = restored.position();
        Findings said = restored.answered()
                ? ruled(
                                FindingKind.POSITION_RESTORED,
                                "The opponent has answered the illegal half-move " + restored.ply()
                                        + ": it stands and play goes on from it.")
                        .then(new Consequence.GoesOnFrom(restored.ply(), position.fen()))
                : noted(
                        FindingKind.POSITION_RESTORED,
                        "Play goes on from the position after half-move " + restored.ply() + ".");
        Finding goesOn = said.by(rules.article(Rule.ILLEGAL_MOVE))
                .with(new Evidence.Position(restored.ply(), position.fen()))
                .done();
        return position.isCheckmate()
                ? Stream.of(goesOn, checkmate(position, restored.ply(), "", rules))
                : Stream.of(goesOn);
    }

    private static Finding illegalPosition(MoveFact.IllegalPosition position, Rules rules) {
        String what = position.pawn() ? "A pawn stands on the last rank" : "Both kings are in check";
        Findings found = position.drawn()
                ? ruled(
                                FindingKind.ILLEGAL_POSITION,
                                what + " and the next completed move has not put it right: the game is drawn.")
                        .then(new Consequence.Ends(GameResult.DRAW, EndingKind.ILLEGAL_MOVES))
                : noted(
                        FindingKind.ILLEGAL_POSITION,
                        what + " and the opponent has moved: if the position is still illegal after the next completed"
                                + " move the game is drawn.");
        return found.by(rules.article(Rule.ILLEGAL_POSITION_STAYS))
                .with(new Evidence.Raw(position.placement()))
                .done();
    }

    private static Finding checkmate(Position position, int ply, String by, Rules rules) {
        Side mated = GameState.sideOf(position.turn());
        return ruled(FindingKind.CHECKMATE, name(mated) + " is mated" + by + ": " + name(mated.other()) + " wins.")
                .of(mated)
                .by(rules.article(Rule.CHECKMATE))
                .with(new Evidence.Position(ply, position.fen()))
                .then(new Consequence.Ends(GameResult.winOf(mated.other()), EndingKind.CHECKMATE))
                .done();
    }

    private static Stream<Finding> illegal(MoveFact.Illegal move, Rules rules) {
        Finding found = found(move, rules);
        return move.putBack() ? Stream.of(found, putBack(move, rules)) : Stream.of(found);
    }

    private static Finding putBack(MoveFact.Illegal move, Rules rules) {
        int ply = move.ply() - 1;
        String fen = move.before().fen();
        return ruled(FindingKind.POSITION_RESTORED, "The position before the illegal move is reinstated.")
                .by(rules.article(Rule.ILLEGAL_MOVE))
                .with(new Evidence.Position(ply, fen))
                .then(new Consequence.GoesOnFrom(ply, fen))
                .done();
    }

    private static Finding found(MoveFact.Illegal move, Rules rules) {
        String what = move.notation() != null ? move.notation() : move.uci() != null ? move.uci() : "press";
        String offended = rules.offended(move.reason());
        String text = name(move.side()) + "'s " + what + " is illegal (Article " + offended + "): " + move.text() + "."
                + follows(move);
        Findings finding =
                move.certain() ? ruled(FindingKind.MOVE_ILLEGAL, text) : needsArbiter(FindingKind.MOVE_ILLEGAL, text);
        return finding.of(move.side())
                .by(rules.article(ground(move)))
                .with(new Evidence.IllegalMove(
                        move.ply(),
                        move.uci(),
                        move.notation(),
                        move.reason(),
                        move.squares(),
                        move.before().fen(),
                        move.offence()))
                .then(
                        move.millisToOpponent() == 0
                                ? null
                                : new Consequence.TimeAdded(move.side().other(), move.millisToOpponent()))
                .done();
    }

    private static Rule ground(MoveFact.Illegal move) {
        if (move.becomesQueen()) {
            return Rule.PAWN_NOT_REPLACED;
        }
        if (move.reason().equals(IllegalReason.NOT_MOVED.name()) && move.offence() > 0) {
            return Rule.PRESS_WITHOUT_MOVE;
        }
        return move.millisToOpponent() > 0 ? Rule.ILLEGAL_MOVE_PENALTY : Rule.ILLEGAL_MOVE;
    }

    private static String follows(MoveFact.Illegal move) {
        if (!move.certain()) {
            return " The arbiter decides; it is not counted.";
        }
        String stands = move.becomesQueen()
                ? " The pawn becomes a queen and the move stands."
                : " The position before it is reinstated.";
        if (move.offence() == 0) {
            return stands + " It does not count as an illegal move.";
        }
        String time = move.millisToOpponent() == 0
                ? ""
                : " " + name(move.side().other()) + " gets " + time(move.millisToOpponent())
                        + ", and an increment gained by the press is taken back.";
        return stands + " It is illegal move number " + move.offence() + " of this player." + time;
    }

    private static Finding outOfOrder(MoveFact.OutOfOrder move) {
        String text = "Half-move " + move.ply() + " came where half-move " + move.expected()
                + " is the next one; it is not taken.";
        return (move.ply() < move.expected()
                        ? noted(FindingKind.MOVE_OUT_OF_ORDER, text)
                        : needsArbiter(FindingKind.MOVE_OUT_OF_ORDER, text))
                .with(new Evidence.Raw("half-move " + move.ply() + ", expected " + move.expected()))
                .done();
    }

    private static Finding lose(MoveFact.IllegalMovesLose lose, Rules rules, MateSearch search) {
        Loss loss = Loss.of(EndingKind.ILLEGAL_MOVES, lose.offender(), rules, lose.position(), search);
        return loss.finding(
                        FindingKind.ILLEGAL_MOVES_LOSE,
                        name(lose.offender()) + " has completed illegal move number " + lose.count()
                                + ", which loses the game. " + loss.sentence())
                .of(lose.offender())
                .by(rules.article(Rule.ILLEGAL_MOVE_PENALTY))
                .then(new Consequence.Ends(loss.result(), EndingKind.ILLEGAL_MOVES))
                .done();
    }
}
