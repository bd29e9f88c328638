package org.chatrang.structure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The house rules that can be seen in the sources. Words are put together so that this file keeps its own rules. */
final class SourceChecks {
    private static final int LONGEST_MAIN_FILE = 400;
    private static final Set<String> CODE = Set.of("java", "ts", "js", "mjs", "html");
    private static final Pattern METRIC =
            Pattern.compile("\\b(counter|timer|gauge|summary|builder)\\(\\s*\"[a-z]+[._]");
    private static final Pattern VERSION_TAG = Pattern.compile("<version>[^<]*</version>|<[a-z-]+[.]version>");
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);

    private SourceChecks() {}

    static SourceCheck registryHosts() {
        return new SourceCheck(
                "no file names the host of a package registry: who builds chooses it",
                path -> true,
                SourceCheck.lines(
                        "registry" + ".npmjs.",
                        "registry" + ".yarnpkg.",
                        "repo1" + ".maven.",
                        "repo" + ".maven.",
                        "repo" + ".apache.",
                        "\"resolved\"" + ":",
                        "<plugin" + "Repository>",
                        "<repo" + "sitory>",
                        "<distribution" + "Management>",
                        "distribution" + "Url"));
    }

    static SourceCheck versionsInTheRootPom() {
        return new SourceCheck(
                "versions stand in the root pom.xml only",
                path -> path.endsWith("pom.xml") && path.getNameCount() > 1,
                text -> {
                    String withoutParent =
                            COMMENT.matcher(text).replaceAll("").replaceFirst("(?s)<parent>.*?</parent>", "");
                    return VERSION_TAG
                            .matcher(withoutParent)
                            .results()
                            .map(MatchResult::group)
                            .toList();
                });
    }

    static SourceCheck fileLengths() {
        return new SourceCheck(
                "no file of main code is longer than " + LONGEST_MAIN_FILE + " lines",
                SourceChecks::isMainCode,
                text -> {
                    long lines = text.lines().count();
                    return lines > LONGEST_MAIN_FILE ? List.of(lines + " lines: split it by ideas") : List.of();
                });
    }

    static SourceCheck metricNames() {
        return new SourceCheck(
                "every metric name of a service stands in its file of names",
                path -> isMainCode(path)
                        && path.toString().endsWith(".java")
                        && !path.getFileName().toString().matches("Metric.*|.*Metrics\\.java"),
                text -> text.contains("io.micrometer")
                        ? METRIC.matcher(text).results().map(MatchResult::group).toList()
                        : List.of());
    }

    static SourceCheck honestTests() {
        return new SourceCheck(
                "tests are never switched off and mock nothing",
                path -> path.toString().contains("src/test/java")
                        && path.toString().endsWith(".java"),
                SourceCheck.lines("@" + "Disabled", "org" + ".mockito"));
    }

    static SourceCheck rerunsOfTests() {
        return new SourceCheck(
                "a failed test is not run again",
                path -> path.endsWith("pom.xml"),
                SourceCheck.lines("rerun" + "FailingTestsCount", "skip" + "Tests>"));
    }

    static List<SourceCheck> all() {
        return List.of(
                registryHosts(), versionsInTheRootPom(), fileLengths(), metricNames(), honestTests(), rerunsOfTests());
    }

    static boolean isMainCode(Path path) {
        String name = path.getFileName().toString();
        return CODE.contains(name.substring(name.lastIndexOf('.') + 1))
                && !path.toString().contains("src/test/")
                && !path.toString().contains("/test/");
    }

    /** The files of main code that are long enough to look at again. */
    static List<String> longFiles(int lines) {
        List<String> found = new ArrayList<>();
        for (Path file : Repository.files(SourceChecks::isMainCode)) {
            long count = Repository.text(file).lines().count();
            if (count > lines) {
                found.add(count + " " + file);
            }
        }
        return found;
    }
}
