package org.chatrang.desk.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.chatrang.desk.DeskException;
import org.chatrang.tournament.file.ImportError;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.trf.TrfImport;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.PairingCheck;
import org.chatrang.tournament.pairing.PairingFault;
import org.chatrang.tournament.pairing.RecordedPairings;
import org.chatrang.tournament.pairing.RoundPairings;

/** Reads the pairings of one round from a tournament report, and checks them against the rules of pairing. */
public final class TrfIntake {
    private static final int SHOWN = 20;

    private final int mostGames;

    /** An intake of rounds of at most so many games. */
    public TrfIntake(int mostGames) {
        this.mostGames = mostGames;
    }

    /**
     * Plans the round.
     *
     * @throws DeskException if the report has errors, or the round is not paired in it, or against the rules
     * @throws IOException if the stream fails
     */
    public PlannedEvent read(InputStream body, String eventId, EventRequest request) throws IOException {
        Tournament tournament = tournament(body);
        int round = request.round().orElse(tournament.recordedRounds());
        RoundPairings pairings = RecordedPairings.of(tournament, round);
        if (round < 1 || pairings.games().isEmpty()) {
            throw DeskException.badInput(
                    "TRF",
                    "round " + round,
                    "nobody is paired in this round",
                    "send a report with its pairings; a game that is not played yet has an opponent and no result");
        }
        if (pairings.games().size() > mostGames) {
            throw DeskException.badInput(
                    "TRF",
                    "round " + round,
                    "there are more than " + mostGames + " games",
                    "send one section at a time, or raise chatrang.desk.most-games");
        }
        if (!request.force()) {
            check(tournament, pairings);
        }
        return new RoundPlanner(tournament, eventId, request).plan(round);
    }

    private static Tournament tournament(InputStream body) throws IOException {
        try {
            return TrfImport.tournament(body.readAllBytes());
        } catch (ImportException wrong) {
            ImportError first = wrong.errors().getFirst();
            throw DeskException.badInput(
                    "TRF",
                    first.line() == 0 ? null : "line " + first.line() + ", column " + first.column(),
                    first(wrong.errors().stream().map(ImportError::toString).toList()),
                    "correct the report: nothing of it was used");
        }
    }

    private static void check(Tournament tournament, RoundPairings pairings) {
        List<PairingFault> faults = PairingCheck.check(tournament, pairings);
        if (!faults.isEmpty()) {
            throw DeskException.badInput(
                    "TRF",
                    "round " + pairings.round(),
                    first(faults.stream().map(PairingFault::sentence).toList()),
                    "correct the pairings, or add force=yes to schedule them all the same");
        }
    }

    private static String first(List<String> all) {
        String shown = all.stream().limit(SHOWN).collect(Collectors.joining("; "));
        return all.size() > SHOWN ? shown + "; and " + (all.size() - SHOWN) + " more" : shown;
    }
}
