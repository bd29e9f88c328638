package org.chatrang.standings.settlement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;
import org.chatrang.standings.Schedules;

/** In whatever order the three judges' answers arrive, and however often, the result is the same. */
class InterleavingPropertyTest {
    private static final Stamp STAMP = new Stamp("desk", 1, 1);

    @Property(tries = 1000)
    void theLastResultIsTheSame(@ForAll @From("logs") List<Said3> log, @ForAll Random random) {
        List<Outcome> lockstep = outcomes(lockstep(log));
        List<Outcome> shuffled = outcomes(interleaved(log, random));
        assertEquals(last(lockstep), last(shuffled));
    }

    @Property(tries = 1000)
    void withoutRulingsTheFinalResultsAreTheSame(
            @ForAll @From("logsWithoutRulings") List<Said3> log, @ForAll Random random) {
        assertEquals(finals(outcomes(lockstep(log))), finals(outcomes(interleaved(log, random))));
    }

    /** A result taken back before the last judge answered is not called final any more; no other is added or moved. */
    @Property(tries = 1000)
    void withRulingsNoOrderGivesAFinalResultThatLockstepDoesNot(
            @ForAll @From("logsWithRulings") List<Said3> log, @ForAll Random random) {
        assertFinalsAreAmongThoseOfLockstep(log, random);
    }

    @Property(tries = 1000)
    void withLatePressesNoOrderGivesAFinalResultThatLockstepDoesNot(
            @ForAll @From("logsWithLatePresses") List<Said3> log, @ForAll Random random) {
        assertFinalsAreAmongThoseOfLockstep(log, random);
    }

    private static void assertFinalsAreAmongThoseOfLockstep(List<Said3> log, Random random) {
        Iterator<Outcome> lockstep = finals(outcomes(lockstep(log))).iterator();
        for (Outcome outcome : finals(outcomes(interleaved(log, random)))) {
            boolean found = false;
            while (!found && lockstep.hasNext()) {
                found = lockstep.next().equals(outcome);
            }
            assertTrue(found, () -> outcome + " is not among, or not in the order of, the results of lockstep");
        }
    }

    @Property(tries = 1000)
    void repeatsChangeNothing(@ForAll @From("logs") List<Said3> log, @ForAll Random random) {
        List<Verdict> once = interleaved(log, random);
        List<Verdict> twice = new ArrayList<>();
        for (int i = 0; i < once.size(); i++) {
            twice.add(once.get(i));
            twice.add(once.get(random.nextInt(i + 1)));
        }
        assertEquals(
                new Settling().hears(once).versions(),
                new Settling().hears(twice).versions());
    }

    @Property(tries = 1000)
    void versionsGrowByOneAndEachSaysSomethingNew(@ForAll @From("logs") List<Said3> log, @ForAll Random random) {
        List<Settlement> versions =
                new Settling().hears(interleaved(log, random)).versions();
        for (int i = 0; i < versions.size(); i++) {
            assertEquals(i + 1, versions.get(i).version());
            assertEquals(i > 0, versions.get(i).reason().contains("Replaces version " + i + " ("));
        }
    }

    @Property(tries = 1000)
    void whenTheScheduleIsReadDoesNotMatter(@ForAll @From("logs") List<Said3> log, @ForAll Random random) {
        List<Verdict> verdicts = interleaved(log, random);
        int when = random.nextInt(verdicts.size() + 1);
        var schedule = Schedules.game("cup", "open", 1, 2, "w", "b");
        Settlement early =
                new Settling().reads(STAMP, schedule).hears(verdicts).state().latest();
        Settlement late = new Settling()
                .hears(verdicts.subList(0, when))
                .reads(STAMP, schedule)
                .hears(verdicts.subList(when, verdicts.size()))
                .state()
                .latest();
        assertEquals(Outcome.of(early), Outcome.of(late));
        assertEquals(early == null ? null : early.eventId(), late == null ? null : late.eventId());
    }

    /** What the three judges say about one record, in the order of their names. */
    record Said3(List<Finding> legality, List<Finding> clock, List<Finding> draw) {
        Verdict by(JudgeName judge, long seq) {
            List<Finding> findings = switch (judge) {
                case LEGALITY -> legality;
                case CLOCK_ADJUDICATION -> clock;
                case DRAW_DETECTION -> draw;
            };
            return Said.verdict(judge, seq, findings.toArray(Finding[]::new));
        }
    }

    /** What a version says about the result, without its number and its story. */
    record Outcome(
            State state,
            GameResult result,
            EndingKind ending,
            Long seq,
            Integer ply,
            String by,
            Instant at,
            List<JudgeName> waitingFor) {
        static Outcome of(Settlement s) {
            return s == null
                    ? null
                    : new Outcome(s.state(), s.result(), s.ending(), s.seq(), s.ply(), s.by(), s.at(), s.waitingFor());
        }
    }

    @Provide
    Arbitrary<List<Said3>> logs() {
        return log(true, true);
    }

    @Provide
    Arbitrary<List<Said3>> logsWithRulings() {
        return log(true, false);
    }

    @Provide
    Arbitrary<List<Said3>> logsWithLatePresses() {
        return log(false, true);
    }

    @Provide
    Arbitrary<List<Said3>> logsWithoutRulings() {
        return log(false, false);
    }

    private static Arbitrary<List<Said3>> log(boolean rulings, boolean latePresses) {
        Arbitrary<List<Finding>> nothing = Arbitraries.just(List.of());
        Arbitrary<List<Finding>> latePress = Arbitraries.just(List.of(Said.flagHadNotFallen()));
        Arbitrary<List<Finding>> legality = Arbitraries.frequencyOf(
                Tuple.of(5, nothing), Tuple.of(2, ending()), Tuple.of(2, rulings ? ruling() : nothing));
        Arbitrary<List<Finding>> clock = Arbitraries.frequencyOf(
                Tuple.of(5, nothing), Tuple.of(1, ending()), Tuple.of(1, latePresses ? latePress : nothing));
        Arbitrary<List<Finding>> draw = Arbitraries.frequencyOf(Tuple.of(5, nothing), Tuple.of(1, ending()));
        return Combinators.combine(legality, clock, draw)
                .as(Said3::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(12);
    }

    private static Arbitrary<List<Finding>> ending() {
        return Arbitraries.of(GameResult.values())
                .flatMap(result -> Arbitraries.of(EndingKind.values())
                        .filter(kind -> kind != EndingKind.ARBITER)
                        .map(kind -> List.of(Said.ends(result, kind))));
    }

    private static Arbitrary<List<Finding>> ruling() {
        return Arbitraries.of(
                List.of(Said.reopens("A. Arbiter", "reason")),
                List.of(Said.restores(1, "B. Arbiter", "reason")),
                List.of(Said.decides(GameResult.DRAW, "C. Arbiter", "reason")),
                List.of(Said.illegalMove(1)),
                List.of(Said.restores(1, "D. Arbiter", "reason"), Said.ends(GameResult.DRAW, EndingKind.FIVEFOLD)));
    }

    private static List<Verdict> lockstep(List<Said3> log) {
        return IntStream.rangeClosed(1, log.size())
                .boxed()
                .flatMap(seq -> Arrays.stream(JudgeName.values())
                        .map(judge -> log.get(seq - 1).by(judge, seq)))
                .toList();
    }

    private static List<Verdict> interleaved(List<Said3> log, Random random) {
        int[] answered = new int[JudgeName.values().length];
        List<Verdict> verdicts = new ArrayList<>();
        while (verdicts.size() < log.size() * answered.length) {
            int judge = random.nextInt(answered.length);
            if (answered[judge] < log.size()) {
                answered[judge]++;
                verdicts.add(log.get(answered[judge] - 1).by(JudgeName.values()[judge], answered[judge]));
            }
        }
        return verdicts;
    }

    private static List<Outcome> outcomes(List<Verdict> verdicts) {
        return new Settling()
                .hears(verdicts).versions().stream().map(Outcome::of).toList();
    }

    private static List<Outcome> finals(List<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> outcome.state() == State.FINAL)
                .toList();
    }

    private static Outcome last(List<Outcome> outcomes) {
        return outcomes.isEmpty() ? null : outcomes.getLast();
    }
}
