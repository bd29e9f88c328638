package org.chatrang.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sources keep the house rules, and every rule can be broken. */
class SourceChecksTest {
    static List<SourceCheck> checks() {
        return SourceChecks.all();
    }

    @ParameterizedTest
    @MethodSource("checks")
    void areKept(SourceCheck check) {
        assertEquals("", String.join("\n", check.violations()));
    }

    @ParameterizedTest
    @MethodSource("checks")
    void lookAtSomething(SourceCheck check) {
        assertTrue(Repository.files(check.files()).size() > 5, check::toString);
    }

    @Test
    void tellTheLongFiles(TestReporter reporter) {
        SourceChecks.longFiles(300).forEach(file -> reporter.publishEntry("long file", file));

        assertTrue(SourceChecks.longFiles(100).size() > 1, "the watch sees nothing");
    }

    @Test
    void registryHosts() {
        breaks(SourceChecks.registryHosts(), "  \"resolved\"" + ": \"https://registry" + ".npmjs.org/vite.tgz\"");
        breaks(SourceChecks.registryHosts(), "<url>https://repo1" + ".maven.org/maven2</url>");
        keeps(SourceChecks.registryHosts(), "\"integrity\": \"sha512\", \"resolve\": {}");
    }

    @Test
    void versionsInTheRootPom() {
        breaks(SourceChecks.versionsInTheRootPom(), "<dependency><version>1.2</version></dependency>");
        breaks(SourceChecks.versionsInTheRootPom(), "<properties><some-library.version>1</some-library.version>");
        keeps(
                SourceChecks.versionsInTheRootPom(),
                "<parent>\n<version>1</version>\n</parent><!-- <version>2</version> -->");
        assertTrue(SourceChecks.versionsInTheRootPom().files().test(Path.of("services/desk/pom.xml")));
        assertTrue(!SourceChecks.versionsInTheRootPom().files().test(Path.of("pom.xml")));
    }

    @Test
    void fileLengths() {
        breaks(SourceChecks.fileLengths(), "x\n".repeat(401));
        keeps(SourceChecks.fileLengths(), "x\n".repeat(400));
    }

    @Test
    void metricNames() {
        breaks(SourceChecks.metricNames(), "import io.micrometer.core;\n registry.counter(\"chatrang.moves\")");
        breaks(SourceChecks.metricNames(), "import io.micrometer.core;\n Gauge.builder(\n \"chatrang.moves\", x)");
        keeps(SourceChecks.metricNames(), "import io.micrometer.core;\n registry.counter(MetricNames.MOVES)");
        assertTrue(!SourceChecks.metricNames().files().test(Path.of("a/src/main/java/MetricNames.java")));
    }

    @Test
    void honestTests() {
        breaks(SourceChecks.honestTests(), "import static org" + ".mockito.Mockito.mock;");
        breaks(SourceChecks.honestTests(), "@" + "Disabled(\"flaky\")");
        keeps(SourceChecks.honestTests(), "Await.until(ready)");
    }

    @Test
    void rerunsOfTests() {
        breaks(SourceChecks.rerunsOfTests(), "<rerun" + "FailingTestsCount>2</x>");
    }

    private static void breaks(SourceCheck check, String text) {
        assertTrue(!check.faults().in(text).isEmpty(), () -> "not broken: " + check);
    }

    private static void keeps(SourceCheck check, String text) {
        assertEquals(List.of(), check.faults().in(text));
    }
}
