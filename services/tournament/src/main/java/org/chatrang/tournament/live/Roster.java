package org.chatrang.tournament.live;

import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.FieldBuilder;
import org.chatrang.tournament.tiebreak.Line;

/** The rounds of all participants as they are now. */
interface Roster {
    /**
     * Takes a change of rounds.
     *
     * @return the numbers of the participants whose rounds are others now
     * @throws IllegalArgumentException if the change does not fit; nothing is changed then
     */
    Set<Integer> apply(Change change);

    /** The line of a participant. */
    Line line(FieldBuilder builder, int number);

    /** The tournament as it is now. */
    Tournament tournament();

    /** No number of rounds was announced. */
    boolean hasOpenEnd();

    static Roster of(Tournament tournament) {
        return tournament.isTeam() ? new TeamRoster(tournament) : new PlayerRoster(tournament);
    }

    static IllegalArgumentException misfit(Change change, String why) {
        return new IllegalArgumentException(change + ": " + why);
    }

    static void checkRound(Change change, int round) {
        if (round < 1) {
            throw misfit(change, "rounds are counted from 1");
        }
    }

    static <T> void fill(List<T> list, int size, T filler) {
        while (list.size() < size) {
            list.add(filler);
        }
    }
}
