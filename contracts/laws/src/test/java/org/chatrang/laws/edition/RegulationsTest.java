package org.chatrang.laws.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RegulationsTest {

    @ParameterizedTest
    @EnumSource(Setting.class)
    void everyDefaultCanBeWrittenOut(Setting setting) {
        assertEquals(Regulations.defaults(), Regulations.of(Map.of(setting.key(), setting.usual())));
        assertEquals(Map.of(), Regulations.defaults().toMap());
    }

    @Test
    void allDefaultsAreOffOrByEdition() {
        Regulations none = Regulations.defaults();
        assertEquals(Points.USUAL, none.points());
        assertEquals(Optional.empty(), none.number(Setting.DEFAULT_TIME_MINUTES));
        assertEquals(Optional.of(0), none.number(Setting.NO_AGREEMENT_BEFORE_MOVE));
        assertTrue(!none.is(Setting.RESULT_GESTURE_ACCEPTED) && !none.is(Setting.FLAG_LOOKS_AT_MOVE_COUNT));
    }

    @Test
    void readsAndWritesSettingsByName() {
        Map<String, String> settings = Map.of("points", "3-1-0", "no-agreement-before-move", "30");
        Regulations regulations = Regulations.of(settings);
        assertEquals(Points.parse("3-1-0"), regulations.points());
        assertEquals(Optional.of(30), regulations.number(Setting.NO_AGREEMENT_BEFORE_MOVE));
        assertEquals(settings, regulations.toMap());
        assertEquals(Regulations.of(regulations.toMap()), regulations);
        assertTrue(regulations.with(Setting.QUICKPLAY_FINISH, "yes").is(Setting.QUICKPLAY_FINISH));
    }

    @ParameterizedTest
    @CsvSource({
        "flag-on-claim, yes, flag-only-on-claim",
        "flag-only-on-claim, perhaps, yes or no",
        "default-time-minutes, -1, whole number",
        "default-time-minutes, , whole number",
        "points, 3-1, 3-1-0",
        "points, 0-1-3, 3-1-0",
    })
    void refusesWhatItDoesNotKnowAndSaysWhatItDoes(String name, String value, String fix) {
        String message = assertThrows(IllegalArgumentException.class, () -> Regulations.of(map(name, value)))
                .getMessage();
        assertTrue(message.contains(name) && message.contains(fix), message);
    }

    @ParameterizedTest
    @CsvSource({
        "2001-07-01, 2001",
        "2014-06-30, 2001",
        "2014-07-01, 2014",
        "2017-12-31, 2014",
        "2018-01-01, 2018",
        "2022-12-31, 2018",
        "2023-01-01, 2023",
        "2030-01-01, 2023",
    })
    void theEditionInForce(LocalDate day, String edition) {
        assertEquals(Edition.of(edition), Edition.inForceOn(day));
    }

    @Test
    void refusesEditionsItDoesNotKnow() {
        assertThrows(IllegalArgumentException.class, () -> Edition.of("1997"));
        assertThrows(IllegalArgumentException.class, () -> Edition.inForceOn(LocalDate.of(2001, 6, 30)));
    }

    private static Map<String, String> map(String name, String value) {
        return value == null ? Map.of(name, "") : Map.of(name, value);
    }
}
