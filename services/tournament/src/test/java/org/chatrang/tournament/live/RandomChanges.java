package org.chatrang.tournament.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.Tournament;

/** Random events of a tournament: pairings, results, corrections, forfeits, byes, withdrawals, new rounds. */
final class RandomChanges {
    private static final List<Outcome[]> RESULTS = List.of(
            pair(Outcome.WIN, Outcome.LOSS),
            pair(Outcome.LOSS, Outcome.WIN),
            pair(Outcome.DRAW, Outcome.DRAW),
            pair(Outcome.WIN, Outcome.LOSS),
            pair(Outcome.DRAW, Outcome.DRAW),
            pair(Outcome.WIN_UNRATED, Outcome.LOSS_UNRATED),
            pair(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
            pair(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
            pair(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
            pair(Outcome.LOSS, Outcome.LOSS),
            pair(Outcome.PENDING, Outcome.PENDING),
            pair(Outcome.UNKNOWN, Outcome.UNKNOWN));
    private static final List<Outcome> BYES =
            List.of(Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.ZERO_BYE, Outcome.FULL_BYE, Outcome.ABSENT);

    private final Random random;
    private final int participants;
    private final int rounds;
    private final int boards;

    RandomChanges(long seed, Tournament tournament) {
        this.random = new Random(seed);
        this.boards = tournament.regulations().boards();
        this.participants = tournament.isTeam()
                ? tournament.teams().size()
                : tournament.players().size();
        this.rounds = tournament.regulations().rounds();
    }

    private static Outcome[] pair(Outcome first, Outcome second) {
        return new Outcome[] {first, second};
    }

    /** The next event; results of boards only where a match is paired. */
    Change next(Tournament now) {
        int kind = random.nextInt(1000);
        if (kind < 2) {
            return new Change.Withdrawal(participant(), random.nextInt(rounds + 1));
        }
        if (kind < 10) {
            return new Change.Round(1 + random.nextInt(rounds));
        }
        if (kind < 120) {
            return new Change.Bye(round(), participant(), any(BYES));
        }
        return now.isTeam() ? teamChange(now, kind) : game();
    }

    private Change game() {
        int white = participant();
        int black = other(white);
        Outcome[] result = any(RESULTS);
        return new Change.Game(round(), white, black, result[0], result[1], random.nextInt(5) == 0);
    }

    private Change teamChange(Tournament now, int kind) {
        List<TeamMatch> matches = now.pairings().stream()
                .filter(TeamMatch.class::isInstance)
                .map(TeamMatch.class::cast)
                .filter(match -> !match.boards().isEmpty())
                .toList();
        if (kind > 400 && !matches.isEmpty()) {
            TeamMatch match = any(matches);
            Outcome[] result = any(RESULTS);
            return new Change.BoardResult(
                    match.round(),
                    match.second(),
                    1 + random.nextInt(match.boards().size()),
                    result[0],
                    result[1],
                    random.nextInt(5) == 0);
        }
        int first = participant();
        int second = other(first);
        return new Change.Match(
                random.nextInt(10) == 0
                        ? TeamMatch.forfeited(round(), first, second, any(List.of(TeamMatch.Decision.values())))
                        : TeamMatch.ofBoards(round(), first, second, boards()));
    }

    private List<Board> boards() {
        List<Board> found = new ArrayList<>();
        for (int board = 1; board <= boards; board++) {
            Outcome[] result = any(RESULTS);
            found.add(new Board(board, 0, 0, result[0], result[1], random.nextInt(8) == 0));
        }
        return found;
    }

    private int round() {
        return 1 + random.nextInt(rounds);
    }

    private int participant() {
        return 1 + random.nextInt(participants);
    }

    private int other(int participant) {
        return 1 + (participant + random.nextInt(participants - 1)) % participants;
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
