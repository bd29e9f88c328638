package org.chatrang.tournament.file.trf;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.ScoreKind;

/** The pairing system: as the report declares it, or as its pairings show it. */
final class Systems {
    private Systems() {}

    /** By the code of record 192 or the words of record 092; empty if they say nothing of it. */
    static Optional<PairingSystem> declared(String text, boolean teams) {
        String words = text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}0-9]", "");
        boolean team = teams || words.contains("team");
        boolean twice = words.contains("double");
        if (words.contains("roundrobin")
                || words.contains("berger")
                || words.contains("rundenturnier")
                || words.contains("rundturnier")
                || words.contains("allplayall")) {
            return Optional.of(roundRobin(team, twice));
        }
        if (words.contains("scheveningen") || words.contains("schiller")) {
            return Optional.of(PairingSystem.SCHEVENINGEN);
        }
        if (words.contains("knockout")) {
            return Optional.of(team ? PairingSystem.TEAM_KNOCK_OUT : PairingSystem.KNOCK_OUT);
        }
        boolean swiss = words.contains("swiss")
                || words.contains("dutch")
                || words.contains("dubov")
                || words.contains("burstein")
                || words.contains("schweizer");
        return swiss || words.startsWith("fideteam")
                ? Optional.of(team ? PairingSystem.TEAM_SWISS : PairingSystem.SWISS)
                : Optional.empty();
    }

    /** Whether the words say that players compete for themselves, though teams may be listed. */
    static boolean saysIndividual(String text) {
        String words = text.toLowerCase(Locale.ROOT);
        return words.contains("individual")
                || words.startsWith("fide_dutch")
                || words.startsWith("fide_dubov")
                || words.startsWith("fide_burstein")
                || words.startsWith("custom_swiss")
                || words.startsWith("fide_doubleswiss");
    }

    /** The first score of teams: match points, unless the code's first score is game points. */
    static ScoreKind primary(String code) {
        String words = code.toUpperCase(Locale.ROOT);
        int match = words.indexOf("_MP");
        int game = words.indexOf("_GP");
        return game >= 0 && (match < 0 || game < match) ? ScoreKind.GAME_POINTS : ScoreKind.MATCH_POINTS;
    }

    /** A tournament whose report says nothing: a round robin if everybody is paired with everybody equally often. */
    static PairingSystem shown(List<PlayerRecord> players, int rounds) {
        for (int times = 1; times <= 2; times++) {
            if (isRoundRobin(players, rounds, times)) {
                return roundRobin(false, times == 2);
            }
        }
        return PairingSystem.SWISS;
    }

    private static boolean isRoundRobin(List<PlayerRecord> players, int rounds, int times) {
        int others = players.size() - 1;
        int needed = times * (players.size() % 2 == 0 ? others : players.size());
        if (others < 2 || rounds != needed) {
            return false;
        }
        for (PlayerRecord player : players) {
            List<Integer> opponents = player.rounds().stream()
                    .map(RoundCell::opponent)
                    .filter(opponent -> opponent > 0)
                    .toList();
            Set<Integer> different = new HashSet<>(opponents);
            if (opponents.size() != times * others || different.size() != others) {
                return false;
            }
        }
        return true;
    }

    static PairingSystem roundRobin(boolean team, boolean twice) {
        if (team) {
            return twice ? PairingSystem.TEAM_DOUBLE_ROUND_ROBIN : PairingSystem.TEAM_ROUND_ROBIN;
        }
        return twice ? PairingSystem.DOUBLE_ROUND_ROBIN : PairingSystem.ROUND_ROBIN;
    }

    /** The words of record 092. */
    static String words(PairingSystem system) {
        return switch (system) {
            case SWISS -> "Individual: Swiss-System";
            case ROUND_ROBIN -> "Individual: Round-Robin";
            case DOUBLE_ROUND_ROBIN -> "Individual: Double Round-Robin";
            case SCHEVENINGEN -> "Individual: Scheveningen";
            case KNOCK_OUT -> "Individual: Knock-out";
            case TEAM_SWISS -> "Team: Swiss-System";
            case TEAM_ROUND_ROBIN -> "Team: Round-Robin";
            case TEAM_DOUBLE_ROUND_ROBIN -> "Team: Double Round-Robin";
            case TEAM_KNOCK_OUT -> "Team: Knock-out";
        };
    }

    /** The code of record 192. Which Swiss system paired a tournament is not known here: a custom one. */
    static String code(PairingSystem system, ScoreKind primary) {
        String score = primary == ScoreKind.GAME_POINTS ? "_GP" : "_MP";
        return switch (system) {
            case SWISS -> "CUSTOM_SWISS";
            case ROUND_ROBIN -> "FIDE_ROUNDROBIN";
            case DOUBLE_ROUND_ROBIN -> "FIDE_DOUBLEROUNDROBIN";
            case SCHEVENINGEN -> "SCHEVENINGEN";
            case KNOCK_OUT -> "CUSTOM_KNOCKOUT";
            case TEAM_SWISS -> "CUSTOM_TEAM_SWISS" + score;
            case TEAM_ROUND_ROBIN -> "FIDE_TEAM_ROUNDROBIN" + score;
            case TEAM_DOUBLE_ROUND_ROBIN -> "FIDE_TEAM_DOUBLEROUNDROBIN" + score;
            case TEAM_KNOCK_OUT -> "CUSTOM_TEAM_KNOCKOUT" + score;
        };
    }
}
