package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.MatchPoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;

/**
 * What a round was for a team. A match is played if a game of it was played, or if both teams scored; a match in which every
 * board was forfeited the same way is a forfeit like one a whole team did not come to.
 */
final class TeamCells {
    private final Regulations rules;
    private final IntUnaryOperator placeOf;

    TeamCells(Regulations rules, IntUnaryOperator placeOf) {
        this.rules = rules;
        this.placeOf = placeOf;
    }

    static List<Integer> teams(TeamPairing pairing) {
        return switch (pairing) {
            case TeamMatch match -> List.of(match.first(), match.second());
            case TeamBye bye -> List.of(bye.team());
        };
    }

    Cell cell(TeamPairing pairing, int team) {
        return switch (pairing) {
            case TeamBye bye -> bye(bye.kind());
            case TeamMatch match -> match(match, match.first() == team);
        };
    }

    private Cell bye(Outcome kind) {
        MatchPoints points = rules.matchPoints();
        GamePoints games = rules.gamePoints();
        long matchUnits = FieldBuilder.byePoints(points, kind).units();
        long all = games.win().units() * rules.boards();
        long half = games.draw().units() * rules.boards();
        return switch (kind) {
            case PAIRING_BYE ->
                unpaired(
                        CellKind.PAIRING_BYE,
                        matchUnits,
                        points.pairingByeGamePoints().map(Points::units).orElse(half),
                        games.win());
            case FULL_BYE -> unpaired(CellKind.FULL_BYE, matchUnits, all, games.win());
            case HALF_BYE -> unpaired(CellKind.REQUESTED_BYE, matchUnits, half, games.draw());
            case ZERO_BYE, ABSENT -> unpaired(CellKind.REQUESTED_BYE, matchUnits, 0, games.absent());
            case WIN,
                    DRAW,
                    LOSS,
                    WIN_UNRATED,
                    DRAW_UNRATED,
                    LOSS_UNRATED,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    UNKNOWN,
                    PENDING -> throw new IllegalArgumentException(kind + " is no bye of a team");
        };
    }

    private Cell unpaired(CellKind kind, long matchUnits, long gameUnits, Points eachBoard) {
        return new Cell(kind, -1, Colour.NONE, matchUnits, gameUnits, 0, false, boards(eachBoard));
    }

    private List<BoardPoints> boards(Points each) {
        List<BoardPoints> boards = new ArrayList<>();
        for (int board = 1; board <= rules.boards(); board++) {
            boards.add(new BoardPoints(board, 0, Colour.NONE, each.units(), false, false));
        }
        return boards;
    }

    private Cell match(TeamMatch match, boolean asFirst) {
        int opponent = placeOf.applyAsInt(asFirst ? match.second() : match.first());
        Colour colour = asFirst ? Colour.WHITE : Colour.BLACK;
        return switch (match.decision()) {
            case BOARDS -> byBoards(match, asFirst, opponent, colour);
            case FIRST_FORFEITS -> forfeit(!asFirst, opponent, colour);
            case SECOND_FORFEITS -> forfeit(asFirst, opponent, colour);
            case BOTH_FORFEIT -> forfeit(false, opponent, colour);
        };
    }

    private Cell forfeit(boolean won, int opponent, Colour colour) {
        GamePoints games = rules.gamePoints();
        MatchPoints points = rules.matchPoints();
        return new Cell(
                won ? CellKind.FORFEIT_WIN : CellKind.FORFEIT_LOSS,
                opponent,
                colour,
                (won ? points.win() : points.absent()).units(),
                won ? games.win().units() * rules.boards() : 0,
                0,
                false,
                boards(won ? games.win() : games.absent()));
    }

    private Cell byBoards(TeamMatch match, boolean asFirst, int opponent, Colour colour) {
        long own = 0;
        long other = 0;
        boolean played = match.boards().isEmpty();
        boolean pending = match.isPending();
        boolean provisional = false;
        boolean firstScored = false;
        boolean secondScored = false;
        List<BoardPoints> boards = new ArrayList<>();
        for (Board board : match.boards()) {
            Outcome mine = asFirst ? board.firstOutcome() : board.secondOutcome();
            Outcome theirs = asFirst ? board.secondOutcome() : board.firstOutcome();
            long units = rules.gamePoints().of(mine).units();
            own += units;
            other += rules.gamePoints().of(theirs).units();
            played |= mine.isPlayed() || mine == Outcome.UNKNOWN;
            provisional |= board.provisional() || mine == Outcome.UNKNOWN;
            firstScored |= mine == Outcome.FORFEIT_WIN;
            secondScored |= theirs == Outcome.FORFEIT_WIN;
            int player = asFirst ? board.first() : board.second();
            // Colours alternate: the first team has White on the odd boards.
            Colour boardColour = asFirst == (board.number() % 2 == 1) ? Colour.WHITE : Colour.BLACK;
            boards.add(new BoardPoints(
                    board.number(), player, boardColour, units, mine.isPlayed(), mine.isWonOverTheBoard()));
        }
        if (match.score().isPresent()) {
            own = (asFirst ? match.score().get().first() : match.score().get().second()).units();
            other = (asFirst
                            ? match.score().get().second()
                            : match.score().get().first())
                    .units();
        }
        if (pending) {
            return new Cell(CellKind.PENDING, opponent, colour, 0, own, 0, true, boards);
        }
        played |= firstScored && secondScored;
        CellKind kind = played ? CellKind.PLAYED : own > other ? CellKind.FORFEIT_WIN : CellKind.FORFEIT_LOSS;
        MatchPoints points = rules.matchPoints();
        boolean nobody = !played && own == other;
        Points matchPoints =
                nobody ? points.absent() : own > other ? points.win() : own < other ? points.loss() : points.draw();
        int halves = !played ? 0 : own > other ? 2 : own < other ? 0 : 1;
        return new Cell(kind, opponent, colour, matchPoints.units(), own, halves, provisional, boards);
    }
}
