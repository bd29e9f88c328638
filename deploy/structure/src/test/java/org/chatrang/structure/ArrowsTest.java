package org.chatrang.structure;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The compiled classes of all modules keep the arrows. */
class ArrowsTest {
    private static JavaClasses classes;

    @BeforeAll
    static void importClasses() {
        classes = Module.allClasses();
    }

    static List<ArchRule> rules() {
        return Arrows.all();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void areKept(ArchRule rule) {
        rule.check(classes);
    }
}
