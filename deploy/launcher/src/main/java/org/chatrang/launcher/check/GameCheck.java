package org.chatrang.launcher.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.launcher.check.GameReport.Claim;
import org.chatrang.launcher.check.GameReport.ClaimKind;
import org.chatrang.launcher.check.GameReport.Ending;
import org.chatrang.launcher.check.GameReport.EndingKind;
import org.chatrang.launcher.check.GameReport.UnreadablePly;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/**
 * Checks one game against the Laws. A claim is listed once, at the ply after which it becomes possible: when a position is
 * on the board for the third time (the fourth and fifth are the same claim), and when the last 50 moves of each side have
 * been made without pawn move or capture. Claims with an intended move, one ply earlier, are not listed: what a player
 * intended is not in the moves.
 */
final class GameCheck {
    private static final int THIRD = 3;
    private static final int FIFTH = 5;
    private static final int FIFTY_MOVES = 100;
    private static final int SEVENTY_FIVE_MOVES = 150;

    private final MatingChances chances;
    private final Map<PositionIdentity, Integer> occurrences = new HashMap<>();
    private final List<Claim> claims = new ArrayList<>();
    private Ending ending;

    private GameCheck(MatingChances chances) {
        this.chances = chances;
    }

    /** The report on a game; {@code chances} says how much is known about dead positions. */
    static GameReport of(PgnGame game, MatingChances chances) {
        return of(game, List.of(), chances);
    }

    /** The same, with the lines of text from the game's first one on, to find what was left out of them. */
    static GameReport of(PgnGame game, List<String> lines, MatingChances chances) {
        PgnReplay whole = PgnReplay.of(game);
        Optional<UnreadablePly> unreadable = UnreadablePlies.first(game, whole, lines);
        PgnReplay replay =
                unreadable.map(hole -> PgnReplay.of(before(game, hole))).orElse(whole);
        GameCheck check = new GameCheck(chances);
        replay.start().ifPresent(start -> check.see(start, 0));
        replay.plies().forEach(played -> check.see(played.after(), played.ply()));
        return new GameReport(
                game,
                IllegalPlies.first(game, replay),
                unreadable,
                unreadable.isPresent() ? Optional.empty() : KingsInTheCentre.lastPly(game, replay),
                Optional.ofNullable(check.ending),
                List.copyOf(check.claims));
    }

    private static PgnGame before(PgnGame game, UnreadablePly unreadable) {
        return new PgnGame(
                game.index(),
                game.line(),
                game.tags(),
                game.comment(),
                game.plies().subList(0, unreadable.ply() - 1),
                game.termination(),
                game.problems());
    }

    private void see(Position position, int ply) {
        int times = occurrences.merge(position.identity(), 1, Integer::sum);
        int quiet = position.halfmoveClock();
        if (ending == null) {
            ending = endingKind(position, times, quiet)
                    .map(kind -> new Ending(kind, ply))
                    .orElse(null);
        }
        boolean canMove = !position.isCheckmate() && !position.isStalemate();
        if (times == THIRD && canMove) {
            claims.add(new Claim(ClaimKind.THREEFOLD, ply));
        }
        if (quiet == FIFTY_MOVES && canMove) {
            claims.add(new Claim(ClaimKind.FIFTY, ply));
        }
    }

    private Optional<EndingKind> endingKind(Position position, int times, int quiet) {
        if (position.isCheckmate()) {
            return Optional.of(EndingKind.CHECKMATE);
        }
        if (position.isStalemate()) {
            return Optional.of(EndingKind.STALEMATE);
        }
        if (DeadPosition.isProved(position, chances)) {
            return Optional.of(EndingKind.DEAD_POSITION);
        }
        if (times >= FIFTH) {
            return Optional.of(EndingKind.FIVEFOLD);
        }
        return quiet >= SEVENTY_FIVE_MOVES ? Optional.of(EndingKind.SEVENTY_FIVE) : Optional.empty();
    }
}
