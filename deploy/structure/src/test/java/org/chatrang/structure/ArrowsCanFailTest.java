package org.chatrang.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.broadcast.fixture.BroadcastThatUsesStandings;
import org.chatrang.events.fixture.EventsThatKnowTheLaws;
import org.chatrang.judging.fold.fixture.FoldThatAsksTheClock;
import org.chatrang.judging.fold.fixture.FoldThatReadsFiles;
import org.chatrang.judging.fold.fixture.FoldThatRollsDice;
import org.chatrang.judging.testing.fixture.JudgingThatKnowsALauncher;
import org.chatrang.launcher.fixture.LauncherThatUsesAService;
import org.chatrang.launcher.judge.fixture.OfflineJudge;
import org.chatrang.laws.fixture.LawsThatLog;
import org.chatrang.laws.left.fixture.Left;
import org.chatrang.laws.right.fixture.Right;
import org.chatrang.standings.fixture.StandingsThatJudges;
import org.chatrang.standings.settlement.fixture.PureSettlement;
import org.chatrang.tournament.fixture.TournamentThatKnowsTheBus;
import org.junit.jupiter.api.Test;

/** Every rule fails when it is broken: small classes in the packages of the modules break each of them. */
class ArrowsCanFailTest {
    @Test
    void lawsThatLog() {
        breaks(Arrows.lawsUseJavaOnly(), LawsThatLog.class);
    }

    @Test
    void eventsThatKnowTheLaws() {
        breaks(Arrows.eventsUseJavaAndJacksonOnly(), EventsThatKnowTheLaws.class);
    }

    @Test
    void tournamentThatKnowsTheBus() {
        breaks(Arrows.tournamentUsesJavaOnly(), TournamentThatKnowsTheBus.class);
    }

    @Test
    void standingsThatJudges() {
        breaks(Arrows.onlyJudgesUseJudging(), StandingsThatJudges.class);
        keeps(Arrows.onlyJudgesUseJudging(), OfflineJudge.class);
    }

    @Test
    void broadcastThatUsesStandings() {
        breaks(Arrows.servicesMeetOnTheBus(), BroadcastThatUsesStandings.class);
    }

    @Test
    void launcherThatUsesAService() {
        breaks(Arrows.toolsUsePureRulesOnly(), LauncherThatUsesAService.class);
        keeps(Arrows.toolsUsePureRulesOnly(), OfflineJudge.class);
    }

    @Test
    void judgingThatKnowsALauncher() {
        breaks(Arrows.contractsAndJudgingUseNoProgram(), JudgingThatKnowsALauncher.class);
    }

    @Test
    void packagesInACircle() {
        breaks(Arrows.packagesOfAModuleHaveNoCycles(), Left.class, Right.class);
        keeps(Arrows.packagesOfAModuleHaveNoCycles(), Left.class);
    }

    @Test
    void foldWithClockChanceOrFiles() {
        breaks(Purity.sameLogSameVerdict(), FoldThatAsksTheClock.class);
        breaks(Purity.sameLogSameVerdict(), FoldThatRollsDice.class);
        breaks(Purity.sameLogSameVerdict(), FoldThatReadsFiles.class);
        keeps(Purity.sameLogSameVerdict(), PureSettlement.class);
    }

    @Test
    void noRuleIsForgottenHere() {
        Set<String> broken = new HashSet<>();
        JavaClasses all = new ClassFileImporter()
                .importClasses(
                        LawsThatLog.class,
                        EventsThatKnowTheLaws.class,
                        TournamentThatKnowsTheBus.class,
                        StandingsThatJudges.class,
                        BroadcastThatUsesStandings.class,
                        LauncherThatUsesAService.class,
                        JudgingThatKnowsALauncher.class,
                        Left.class,
                        Right.class,
                        FoldThatAsksTheClock.class);
        List<ArchRule> rules = Arrows.all();
        rules.stream()
                .filter(rule -> rule.evaluate(all).hasViolation())
                .forEach(rule -> broken.add(rule.getDescription()));

        assertEquals(rules.size(), broken.size());
    }

    private static void breaks(ArchRule rule, Class<?>... classes) {
        assertTrue(rule.evaluate(imported(classes)).hasViolation(), () -> "not broken: " + rule.getDescription());
    }

    private static void keeps(ArchRule rule, Class<?>... classes) {
        var result = rule.evaluate(imported(classes));
        assertTrue(!result.hasViolation(), () -> result.getFailureReport().toString());
    }

    private static JavaClasses imported(Class<?>... classes) {
        return new ClassFileImporter().importClasses(classes);
    }
}
