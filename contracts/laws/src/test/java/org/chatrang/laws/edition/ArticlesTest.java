package org.chatrang.laws.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.time.Pace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ArticlesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
        CHECKMATE            | 2023 | STANDARD | FULL    | 5.1.1
        STALEMATE            | 2023 | STANDARD | FULL    | 5.2.1
        DEAD_POSITION        | 2023 | STANDARD | FULL    | 5.2.2
        AGREEMENT            | 2023 | STANDARD | FULL    | 5.2.3
        RESIGNATION          | 2023 | STANDARD | FULL    | 5.1.2
        FLAG_FALL            | 2023 | STANDARD | FULL    | 6.9
        FLAG_FALL            | 2001 | STANDARD | FULL    | 6.10
        FLAG_NOTICED         | 2023 | STANDARD | FULL    | 6.8
        FLAG_NOTICED         | 2023 | RAPID    | REDUCED | A.5.5
        FLAG_NOTICED         | 2018 | RAPID    | REDUCED | A.4.5
        THREEFOLD            | 2023 | STANDARD | FULL    | 9.2
        FIFTY_MOVES          | 2023 | STANDARD | FULL    | 9.3
        FIVEFOLD             | 2023 | STANDARD | FULL    | 9.6.1
        FIVEFOLD             | 2014 | STANDARD | FULL    | 9.6.a
        FIVEFOLD             | 2001 | STANDARD | FULL    | -
        SEVENTY_FIVE_MOVES   | 2023 | STANDARD | FULL    | 9.6.2
        SEVENTY_FIVE_MOVES   | 2001 | STANDARD | FULL    | -
        ILLEGAL_MOVE         | 2023 | STANDARD | FULL    | 7.5.1
        ILLEGAL_MOVE         | 2023 | RAPID    | FULL    | 7.5.1
        ILLEGAL_MOVE         | 2023 | RAPID    | REDUCED | A.5.2
        ILLEGAL_MOVE         | 2023 | BLITZ    | REDUCED | B.3, A.5.2
        ILLEGAL_MOVE         | 2001 | STANDARD | FULL    | 7.4(a)
        ILLEGAL_MOVE_PENALTY | 2023 | STANDARD | FULL    | 7.5.5
        ILLEGAL_MOVE_PENALTY | 2023 | RAPID    | FULL    | 7.5.5, A.3
        ABSENCE              | 2023 | STANDARD | FULL    | 6.7.1
        ABSENCE              | 2001 | STANDARD | FULL    | 6.7
        DRAW_OFFER           | 2023 | STANDARD | FULL    | 9.1.2.1
        CLAIM                | 2023 | STANDARD | FULL    | 9.5.1
        INCORRECT_CLAIM      | 2023 | STANDARD | FULL    | 9.5.3
        INCORRECT_CLAIM      | 2023 | RAPID    | FULL    | 9.5.3, A.3
        COMPLETED_MOVE       | 2023 | STANDARD | FULL    | 6.2.1
        BOTH_FLAGS           | 2023 | STANDARD | FULL    | III.3.1
        ARBITER_PENALTY      | 2001 | STANDARD | FULL    | 13.4
        """)
    void citesTheArticle(Rule rule, String edition, Pace pace, Supervision supervision, String article) {
        RuleBook book = new RuleBook(Edition.of(edition), pace, supervision, Regulations.defaults());
        assertEquals(Optional.ofNullable(article), book.article(rule).map(Citation::article));
    }

    @ParameterizedTest
    @EnumSource(IllegalReason.class)
    void agreesWithTheCoreOnWhyAMoveIsIllegal(IllegalReason reason) {
        assertEquals(reason.article(), RuleBook.standard().article(reason).article());
        for (Edition edition : Edition.values()) {
            assertEquals(edition, in(edition).article(reason).edition());
        }
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void everyRuleHasAnArticleToday(Rule rule) {
        Supervision reduced = Supervision.REDUCED;
        RuleBook book = new RuleBook(Edition.LAWS_2023, Pace.RAPID, reduced, Regulations.defaults());
        assertEquals(Source.TEXT, book.article(rule).orElseThrow().source());
    }

    @Test
    void everyRowIsARuleOrAReason() {
        Set<String> names = Stream.concat(Arrays.stream(Rule.values()), Arrays.stream(IllegalReason.values()))
                .map(Enum::name)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> rows = Articles.ROWS.stream().map(row -> row.get(0)).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(names, rows);
    }

    @Test
    void everyParameterRowIsAParameter() {
        Set<String> keys = Arrays.stream(Parameter.values()).map(Parameter::key).collect(Collectors.toSet());
        Parameter.ROWS.forEach(row -> assertTrue(keys.contains(row.get(0)), () -> "no parameter " + row.get(0)));
        for (Edition edition : Edition.values()) {
            for (Pace pace : Pace.values()) {
                for (Supervision supervision : Supervision.values()) {
                    for (Parameter parameter : Parameter.values()) {
                        assertTrue(!parameter
                                .value(edition, pace, supervision)
                                .text()
                                .isEmpty());
                    }
                }
            }
        }
    }

    @Test
    void saysWhatAFactRestsOn() {
        assertEquals(
                Source.SECONDARY,
                in(Edition.LAWS_2001).article(Rule.FIFTY_MOVES).orElseThrow().source());
        assertEquals(
                Source.TRANSLATION,
                in(Edition.LAWS_2001).article(Rule.CHECKMATE).orElseThrow().source());
        assertEquals(
                Source.SECONDARY,
                Parameter.WRONG_CLAIM_MINUTES
                        .value(Edition.LAWS_2001, Pace.STANDARD, Supervision.FULL)
                        .source());
    }

    private static RuleBook in(Edition edition) {
        return new RuleBook(edition, Pace.STANDARD, Supervision.FULL, Regulations.defaults());
    }
}
