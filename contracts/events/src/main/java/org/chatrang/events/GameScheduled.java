package org.chatrang.events;

import java.time.Instant;
import java.util.List;

/**
 * The desk schedules a game: who plays, by which rules, and which sources may speak about it. The first record of every
 * game log. A second one before the first move replaces it.
 *
 * @param eventId the tournament
 * @param eventName the tournament's name as printed
 * @param site where it is played, as printed
 * @param date the day of the round, as PGN writes it (YYYY.MM.DD, ?? for what is unknown)
 * @param section the section of the event
 * @param round the round, from 1
 * @param roundName the round as printed, e.g. {@code 1.21}
 * @param board the board number within the round, from 1
 * @param white the player of the white pieces
 * @param black the player of the black pieces
 * @param startFen the start position, null for the usual one
 * @param timeControl the time control, null if it is not known (then only what the clocks show is judged)
 * @param rules the rules the game is played by, {@link RulesSpec#standard()} if not stated
 * @param sources the sources whose events count for this game besides the desk itself
 * @param plannedStart when the session is to start, null if not known
 * @param standings what the table of the section is made by, null for points alone
 */
public record GameScheduled(
        String eventId,
        String eventName,
        String site,
        String date,
        String section,
        int round,
        String roundName,
        int board,
        Player white,
        Player black,
        String startFen,
        TimeControlSpec timeControl,
        RulesSpec rules,
        List<String> sources,
        Instant plannedStart,
        StandingsSpec standings)
        implements GameFact {
    public GameScheduled {
        Require.text(eventId, "eventId", "the tournament's identity");
        Require.text(section, "section", "the section of the event");
        Require.atLeast(1, round, "round", "the count of rounds");
        Require.atLeast(1, board, "board", "the count of boards");
        Require.present(white, "white", "a player");
        Require.present(black, "black", "a player");
        rules = rules == null ? RulesSpec.standard() : rules;
        sources = Require.list(sources, "sources");
    }

    /** A game of a section whose table is one of points. */
    public GameScheduled(
            String eventId,
            String eventName,
            String site,
            String date,
            String section,
            int round,
            String roundName,
            int board,
            Player white,
            Player black,
            String startFen,
            TimeControlSpec timeControl,
            RulesSpec rules,
            List<String> sources,
            Instant plannedStart) {
        this(
                eventId,
                eventName,
                site,
                date,
                section,
                round,
                roundName,
                board,
                white,
                black,
                startFen,
                timeControl,
                rules,
                sources,
                plannedStart,
                null);
    }
}
