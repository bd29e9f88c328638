package org.chatrang.judging.fold;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;

/** Claims of threefold repetition and of fifty moves (Articles 9.2 to 9.5). */
final class Claims {
    private Claims() {}

    private record Check(boolean correct, String why, List<Integer> plies, int halfMoves) {
        static Check wrong(String why, List<Integer> plies, int halfMoves) {
            return new Check(false, why, plies, halfMoves);
        }
    }

    static void claimed(Turn turn, DrawClaimed claim) {
        Check check = check(turn.state(), claim);
        Long remaining = turn.state().clocks().remaining(claim.side());
        turn.add(new DrawFact.Claimed(
                shortened(claim),
                check.correct(),
                check.why(),
                check.plies(),
                check.halfMoves(),
                check.correct() ? 0 : turn.rules().wrongClaimMillis(),
                check.correct() ? 0 : turn.rules().wrongClaimCostsClaimant(remaining)));
        if (check.correct()) {
            EndingKind kind = switch (claim.basis()) {
                case THREEFOLD -> EndingKind.THREEFOLD_CLAIM;
                case FIFTY_MOVES -> EndingKind.FIFTY_MOVES_CLAIM;
            };
            turn.end(Ending.of(kind, GameResult.DRAW, turn.state().seq()));
            return;
        }
        ClockFold.owed(turn, claim.side().other(), turn.rules().wrongClaimMillis());
        IntendedMove intended = intended(turn.state(), claim);
        turn.edit(edit ->
                edit.offers(turn.state().offers().with(claim.side(), true)).intendedMove(intended));
    }

    /** The move that must be made after a wrong claim by it, null if there is none that can be (Article 9.5.3). */
    private static IntendedMove intended(GameState state, DrawClaimed claim) {
        boolean written = state.toMove() == claim.side() && claim.intendedMove() != null && !claim.alreadyMoved();
        return written
                        && MoveReading.ofText(state.position(), claim.intendedMove())
                                instanceof MoveReading.Legal(Move move)
                ? new IntendedMove(claim.side(), state.ply() + 1, move, San.write(state.position(), move))
                : state.intendedMove();
    }

    private static Check check(GameState state, DrawClaimed claim) {
        Position position = state.position();
        List<Integer> plies = state.line().occurrences();
        int halfMoves = position.halfmoveClock();
        if (state.toMove() != claim.side()) {
            return Check.wrong("only the player to move may claim", plies, halfMoves);
        }
        if (claim.alreadyMoved()) {
            return Check.wrong("the right to claim was lost by touching a piece (Article 9.4)", plies, halfMoves);
        }
        if (claim.intendedMove() == null) {
            return decide(claim, plies, halfMoves, "the position on the board");
        }
        return switch (MoveReading.ofText(position, claim.intendedMove())) {
            case MoveReading.Illegal illegal ->
                Check.wrong("the intended move is not legal: " + illegal.text(), plies, halfMoves);
            case MoveReading.Legal(Move move) -> {
                Position after = position.play(move);
                List<Integer> then = new ArrayList<>();
                if (!position.zeroing(move)) {
                    then.addAll(state.line().occurrencesOf(after));
                }
                then.add(state.ply() + 1);
                yield decide(claim, List.copyOf(then), after.halfmoveClock(), "the position after the intended move");
            }
        };
    }

    private static Check decide(DrawClaimed claim, List<Integer> plies, int halfMoves, String what) {
        return switch (claim.basis()) {
            case THREEFOLD ->
                new Check(plies.size() >= 3, what + " occurs for occurrence number " + plies.size(), plies, halfMoves);
            case FIFTY_MOVES ->
                new Check(
                        halfMoves >= 100,
                        "with " + what + " " + halfMoves
                                + " half-moves are without a pawn move or capture, and 100 are needed",
                        List.of(),
                        halfMoves);
        };
    }

    private static DrawClaimed shortened(DrawClaimed claim) {
        return new DrawClaimed(claim.side(), claim.basis(), Quote.of(claim.intendedMove()), claim.alreadyMoved());
    }
}
