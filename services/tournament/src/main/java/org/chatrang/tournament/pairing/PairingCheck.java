package org.chatrang.tournament.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.ForbiddenPairs;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.PairingFault.Kind;
import org.chatrang.tournament.pairing.RoundPairings.Game;

/**
 * Checks pairings against the basic rules of Swiss systems (C.04.1). In tournaments whose pairings are known before the start
 * only the participants are checked: meetings, colours and resting rounds are what the table says. Colours of the last round are not
 * checked, for there the rules allow exceptions.
 */
public final class PairingCheck {
    private static final int LARGEST_DIFFERENCE = 2;

    private final Tournament tournament;
    private final RoundPairings pairings;
    private final History history;
    private final List<PairingFault> faults = new ArrayList<>();

    private PairingCheck(Tournament tournament, RoundPairings pairings) {
        this.tournament = tournament;
        this.pairings = pairings;
        this.history = History.before(pairings.round(), tournament);
    }

    /** Everything that is wrong; empty if nothing is. Results of the round itself and of later ones do not matter. */
    public static List<PairingFault> check(Tournament tournament, RoundPairings pairings) {
        return new PairingCheck(tournament, pairings).check();
    }

    private List<PairingFault> check() {
        participants();
        if (!tournament.regulations().system().isPredetermined()) {
            byes();
            for (Game game : pairings.games()) {
                meeting(game);
                if (pairings.round() < tournament.regulations().rounds()
                        || tournament.regulations().rounds() == 0) {
                    colour(game.white(), Colour.WHITE);
                    colour(game.black(), Colour.BLACK);
                }
            }
        }
        pairings.games().forEach(this::forbidden);
        return List.copyOf(faults);
    }

    private void participants() {
        Set<Integer> seen = new HashSet<>();
        for (Game game : pairings.games()) {
            participant(game.white(), seen);
            participant(game.black(), seen);
        }
        pairings.byes().forEach(bye -> participant(bye, seen));
        for (int number : history.participants().stream().sorted().toList()) {
            boolean resting = tournament.regulations().system().isPredetermined();
            if (!seen.contains(number) && !pairings.absent().contains(number) && !resting) {
                fault(Kind.MISSING, List.of(number), number + " is neither paired nor known to be absent");
            }
        }
    }

    private void participant(int number, Set<Integer> seen) {
        if (!history.participants().contains(number)) {
            fault(Kind.UNKNOWN, List.of(number), "nobody has number " + number);
        } else if (!seen.add(number)) {
            fault(Kind.TWICE_IN_THE_ROUND, List.of(number), number + " is paired more than once");
        }
    }

    private void byes() {
        if (pairings.byes().size() > 1) {
            fault(Kind.SEVERAL_BYES, pairings.byes(), "more than one bye is allocated: " + pairings.byes());
        }
        for (int bye : pairings.byes()) {
            String before = history.unearned(bye);
            if (before != null) {
                fault(Kind.SECOND_BYE, List.of(bye), "the bye goes to " + bye + ", who already had " + before);
            }
        }
    }

    private void meeting(Game game) {
        if (history.haveMet(game.white(), game.black())) {
            fault(
                    Kind.REMATCH,
                    List.of(game.white(), game.black()),
                    game.white() + " and " + game.black() + " have already played each other");
        }
    }

    private void colour(int number, Colour next) {
        List<Colour> past = history.colours(number);
        long same = past.stream().filter(colour -> colour == next).count() + 1;
        long other = past.size() + 1 - same;
        String colour = next == Colour.WHITE ? "White" : "Black";
        if (same - other > LARGEST_DIFFERENCE) {
            fault(
                    Kind.COLOUR_DIFFERENCE,
                    List.of(number),
                    number + " would have " + colour + " " + (same - other) + " times more than the other colour");
        }
        int last = past.size() - 1;
        if (last >= 1 && past.get(last) == next && past.get(last - 1) == next) {
            fault(Kind.THIRD_SAME_COLOUR, List.of(number), number + " would have " + colour + " a third time running");
        }
    }

    private void forbidden(Game game) {
        for (ForbiddenPairs pairs : tournament.specials().forbiddenPairs()) {
            boolean inForce = pairs.firstRound() <= pairings.round() && pairings.round() <= pairs.lastRound();
            boolean both = pairs.participants().containsAll(List.of(game.white(), game.black()));
            if (inForce && both) {
                fault(
                        Kind.FORBIDDEN_PAIR,
                        List.of(game.white(), game.black()),
                        game.white() + " and " + game.black() + " must not meet in round " + pairings.round());
            }
        }
    }

    private void fault(Kind kind, List<Integer> participants, String sentence) {
        faults.add(
                new PairingFault(kind, pairings.round(), participants, "round " + pairings.round() + ": " + sentence));
    }
}
