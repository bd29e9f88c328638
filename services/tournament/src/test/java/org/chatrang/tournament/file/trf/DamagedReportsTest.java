package org.chatrang.tournament.file.trf;

import static org.chatrang.tournament.file.trf.Report.player;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.RecordedPairings;
import org.chatrang.tournament.rank.Standings;
import org.junit.jupiter.api.Test;

/**
 * Reports with random damage are refused with their errors or read; what is read can be ranked, checked and written. More of
 * them: system property {@code chatrang.reports.damaged}.
 */
class DamagedReportsTest {
    private static final String SIGNS = " 0123456789-+=WDLHFUZwb.,/x\n\r\té";

    private static final String INDIVIDUALS = text(Report.of(
            "012 Open",
            "042 2026/03/07",
            "142 3",
            "162 W 3.0   D 1.0   L 0.0",
            "202 DE,BH/C1,SB",
            player(1, "3.0", "2 w 1", "3 b -"),
            player(2, "3.0", "1 b 0", "0000 - U"),
            player(3, "6.0", "4 w 1", "1 w +"),
            player(4, "1.0", "3 b 0", "0000 - H"),
            "240 H   2    4",
            "250      1.0   1   2    1    2",
            "260   1   2    1    2",
            "299 W         3.0    1    3"));

    private static final String TEAMS = text(Report.of(
            "012 League",
            "142 2",
            player(1, "1.0", "3 w 1"),
            player(2, "0.5", "4 b ="),
            player(3, "0.0", "1 b 0"),
            player(4, "0.5", "2 w ="),
            player(5, "0.0"),
            player(6, "0.0"),
            Report.team(1, 1, 2),
            Report.team(2, 3, 4),
            Report.team(3, 5, 6),
            "192 FIDE_TEAM_MP_GP",
            "202 EDE,BC,SSSC",
            "300   1   1   2    1    2",
            "300   1   2   1    3    4",
            "320  1.0  1.0   3",
            "330 +-   2   3   1",
            "240 H   2    2",
            "352 WB",
            "362 TW 2.0   TD 1.0   TL 0.0"));

    @Test
    void damageIsNamedOrHarmless() throws ImportException {
        int damaged = Integer.getInteger("chatrang.reports.damaged", 4000);
        int read = 0;
        Random random = new Random(20260301);
        for (int i = 0; i < damaged; i++) {
            String report = damage(i % 2 == 0 ? INDIVIDUALS : TEAMS, random);
            try {
                use(TrfImport.tournament(report.getBytes(StandardCharsets.UTF_8)));
                read++;
            } catch (ImportException refused) {
                assertTrue(!refused.errors().isEmpty());
            } catch (RuntimeException e) {
                throw new AssertionError("damage " + i + ":\n" + report, e);
            }
        }
        assertTrue(read > damaged / 20, "only " + read + " were read");
    }

    private static void use(Tournament tournament) throws ImportException {
        Standings standings =
                Standings.of(tournament, Edition.newest(), tournament.isTeam() ? "EDE,MPvGP,SSSC" : "DE,BH,SB");
        RecordedPairings.check(tournament);
        byte[] written =
                TrfExport.of(tournament, TrfVersion.TRF26, standings.table()).write();
        assertArrayEquals(written, TrfDocument.read(written).write());
    }

    private static String damage(String report, Random random) {
        StringBuilder damaged = new StringBuilder(report);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(damaged.length());
            char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
            switch (random.nextInt(4)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, sign);
                default -> damaged.setCharAt(at, sign);
            }
        }
        return damaged.toString();
    }

    private static String text(Report report) {
        return new String(report.bytes(), StandardCharsets.UTF_8);
    }
}
