package org.chatrang.judging.fold;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.events.Article;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.RulesSpec;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.edition.Citation;
import org.chatrang.laws.edition.Edition;
import org.chatrang.laws.edition.FivefoldRule;
import org.chatrang.laws.edition.FlagNotice;
import org.chatrang.laws.edition.IllegalMoveHandling;
import org.chatrang.laws.edition.Regulations;
import org.chatrang.laws.edition.Rule;
import org.chatrang.laws.edition.RuleBook;
import org.chatrang.laws.edition.Setting;
import org.chatrang.laws.edition.Supervision;
import org.chatrang.laws.time.Pace;
import org.chatrang.laws.time.TimeControl;

/**
 * The rules one game is played by, as its schedule states them. What the schedule says and the Laws do not know is left out
 * and told as a problem; the game is judged by the rest.
 *
 * @param book the Laws' rule book for it
 * @param time its time control
 * @param problems what could not be used, in words
 */
public record Rules(RuleBook book, TimePlan time, List<String> problems) {
    /** Articles by rule, looked up once for each kind of rule book: every verdict asks for some. */
    private static final Map<RuleBook, Map<Rule, Article>> ARTICLES = new ConcurrentHashMap<>();

    private static final int KINDS_KEPT = 500;

    /** The rules of a schedule. */
    public static Rules of(GameScheduled schedule) {
        List<String> problems = new ArrayList<>();
        TimeControl control = TimeControls.of(schedule.timeControl(), problems);
        RulesSpec spec = schedule.rules() == null ? RulesSpec.standard() : schedule.rules();
        RuleBook book = new RuleBook(
                edition(spec.edition(), problems),
                pace(spec.pace(), control),
                Supervision.valueOf(spec.supervision().name()),
                regulations(spec.regulations(), problems));
        return new Rules(book, new TimePlan(control), List.copyOf(problems));
    }

    /** The article that says a rule; null if the edition has none. */
    public Article article(Rule rule) {
        if (ARTICLES.size() > KINDS_KEPT) {
            ARTICLES.clear();
        }
        return ARTICLES.computeIfAbsent(book, Rules::articles).get(rule);
    }

    /** The number of the article that an illegal move offends, e.g. {@code 3.9.2}. */
    public String offended(String illegalReason) {
        try {
            return book.article(IllegalReason.valueOf(illegalReason)).article();
        } catch (IllegalArgumentException notOfTheLaws) {
            return book.article(Rule.LEGAL_MOVE).map(Citation::article).orElse("");
        }
    }

    private static Map<Rule, Article> articles(RuleBook book) {
        Map<Rule, Article> articles = new EnumMap<>(Rule.class);
        for (Rule rule : Rule.values()) {
            book.article(rule)
                    .ifPresent(found -> articles.put(
                            rule, new Article(found.article(), found.edition().year())));
        }
        return articles;
    }

    int illegalMovesThatLose() {
        return book.illegalMovesThatLose();
    }

    long illegalMoveMillis() {
        return book.illegalMovePenalty().toMillis();
    }

    /** Whether an illegal move is put right by itself, not only when the opponent claims it. */
    boolean illegalMovePutRight() {
        return book.illegalMoveHandling() != IllegalMoveHandling.ON_CLAIM;
    }

    /** Whether an illegal move stands once the opponent has made the next move. */
    boolean illegalMoveStands() {
        return book.illegalMoveHandling() != IllegalMoveHandling.ALWAYS;
    }

    /** Whether both kings in check, or a pawn on the last rank, draw if they stay a move longer. */
    boolean illegalPositionDrawn() {
        return book.illegalPositionDrawn();
    }

    boolean leftPawnBecomesQueen() {
        return book.pawnLeftBecomesQueen();
    }

    long wrongClaimMillis() {
        return book.wrongClaimPenalty().toMillis();
    }

    long wrongClaimCostsClaimant(Long remaining) {
        return remaining == null || remaining <= 0
                ? 0
                : book.wrongClaimCost(Duration.ofMillis(remaining)).toMillis();
    }

    FivefoldRule fivefold() {
        return book.fivefold();
    }

    boolean seventyFiveMovesEnd() {
        return book.seventyFiveMovesEnd();
    }

    boolean flagOnlyOnClaim() {
        return book.flagNotice() == FlagNotice.PLAYER;
    }

    boolean resultGestureAccepted() {
        return book.regulations().is(Setting.RESULT_GESTURE_ACCEPTED);
    }

    boolean takenBackPositionsCount() {
        return book.regulations().is(Setting.TAKEN_BACK_POSITIONS_COUNT);
    }

    int noAgreementBeforeMove() {
        return book.regulations().number(Setting.NO_AGREEMENT_BEFORE_MOVE).orElse(0);
    }

    boolean agreementNeedsConsent() {
        return book.regulations().is(Setting.AGREEMENT_NEEDS_CONSENT);
    }

    /** Whether the default time runs from the planned start even when the round starts late. */
    public boolean defaultTimeFromSchedule() {
        return book.regulations().is(Setting.DEFAULT_TIME_FROM_SCHEDULE);
    }

    private static Edition edition(String year, List<String> problems) {
        try {
            return Edition.of(year);
        } catch (IllegalArgumentException unknown) {
            problems.add(Quote.of(unknown.getMessage()) + "; " + Edition.DEFAULT + " is taken");
            return Edition.DEFAULT;
        }
    }

    private static Pace pace(RulesSpec.Pace stated, TimeControl control) {
        if (stated != null) {
            return Pace.valueOf(stated.name());
        }
        return control == null ? Pace.STANDARD : Pace.of(control);
    }

    private static Regulations regulations(Map<String, String> settings, List<String> problems) {
        Map<String, String> usable = new java.util.TreeMap<>();
        settings.forEach((name, value) -> {
            try {
                Regulations.of(Map.of(name, value));
                usable.put(name, value);
            } catch (IllegalArgumentException unusable) {
                problems.add(Quote.of(unusable.getMessage()));
            }
        });
        return Regulations.of(usable);
    }
}
