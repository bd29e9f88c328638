package org.chatrang.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The {@code chatrang} script in a project of its own, whose Maven only notes that it was called. */
class ScriptTest {
    private static final String BUILDS = """
            echo "$@" >>calls
            [ "$1" != -v ] || { echo "Apache Maven 3.9.9"; exit; }
            echo "[INFO] Building chatrang-launcher 0.1.0-SNAPSHOT                       [5/5]"
            mkdir -p deploy/launcher/target
            printf '%s' "$TEST_CLASS_PATH" >deploy/launcher/target/classpath
            touch deploy/launcher/target/chatrang-launcher-0.1.0-SNAPSHOT.jar
            """;

    @TempDir
    private Path project;

    @BeforeEach
    void copyScript() throws IOException {
        Files.copy(Path.of("../../chatrang"), project.resolve("chatrang"), StandardCopyOption.COPY_ATTRIBUTES);
        for (String directory : List.of(
                ".mvn",
                "contracts/laws/src",
                "services/judging/src",
                "services/legality/src",
                "services/clock-adjudication/src",
                "services/draw-detection/src",
                "deploy/local-stack/src",
                "deploy/launcher/src")) {
            Files.createDirectories(project.resolve(directory));
        }
        Files.writeString(project.resolve("pom.xml"), "");
        Files.writeString(project.resolve("contracts/laws/src/Position.java"), "");
    }

    @Test
    void buildsOnceAndAgainOnlyAfterASourceChanged() throws Exception {
        maven(BUILDS);

        Result first = chatrang("perft", "startpos", "2");
        assertEquals(0, first.exitCode(), first.toString());
        assertTrue(first.lines().contains("building chatrang-launcher [5/5]"), first.toString());
        assertTrue(first.lines().getLast().contains("\"nodes\":400"), first.toString());
        assertEquals(1, builds());

        assertEquals(1, chatrang("perft", "startpos", "2").lines().size());
        assertEquals(1, builds());

        Files.setLastModifiedTime(
                project.resolve("contracts/laws/src/Position.java"),
                FileTime.from(Instant.now().plusSeconds(1)));
        chatrang("perft", "startpos", "2");
        assertEquals(2, builds());
    }

    @Test
    void gatewayAloneIsBuiltForItself() throws Exception {
        maven(BUILDS);
        for (String source : List.of("services/tournament", "edge-gateway")) {
            Files.createDirectories(project.resolve(source));
        }

        Result result = chatrang("gateway", "--config", "nosuch.properties");

        assertEquals(2, result.exitCode(), result.toString());
        assertTrue(result.lines().getLast().contains("there is no file"), result.toString());
        List<String> builds = Files.readAllLines(project.resolve("calls")).stream()
                .filter(call -> call.endsWith("package"))
                .toList();
        assertEquals(2, builds.size(), builds.toString());
        assertTrue(builds.getLast().contains("-pl edge-gateway -am"), builds.toString());
    }

    @Test
    void failedBuildIsQuoted() throws Exception {
        maven(
                "[ \"$1\" != -v ] || { echo 'Apache Maven 3.9.9'; exit; }; echo '[ERROR] Position.java:[3,1] class expected'; exit 1");

        Result result = chatrang("perft", "startpos", "2");

        assertEquals(1, result.exitCode());
        assertEquals(
                "[ERROR] Position.java:[3,1] class expected", result.lines().getFirst());
        assertTrue(result.lines().getLast().startsWith("chatrang: the build failed; its whole output is in "));
    }

    @Test
    void oldMavenIsRefused() throws Exception {
        maven("echo 'Apache Maven 3.6.3 (abcdef)'");

        assertEquals(
                new Result(1, List.of("chatrang: Maven 3.6 is too old: install Maven 3.8 or newer")),
                chatrang("perft", "startpos", "2"));
    }

    @Test
    void badUsagePassesThrough() throws Exception {
        maven(BUILDS);

        assertEquals(2, chatrang("perft", "startpos").exitCode());
    }

    private void maven(String script) throws IOException {
        Path program = project.resolve("bin/mvn");
        Files.createDirectories(program.getParent());
        Files.writeString(program, "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private long builds() throws IOException {
        return Files.readAllLines(project.resolve("calls")).stream()
                .filter(call -> call.endsWith("package"))
                .count();
    }

    private record Result(int exitCode, List<String> lines) {}

    private Result chatrang(String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder();
        builder.command().add(project.resolve("chatrang").toString());
        builder.command().addAll(List.of(arguments));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("PATH", project.resolve("bin") + ":" + System.getenv("PATH"));
        builder.environment().put("TEST_CLASS_PATH", System.getProperty("java.class.path"));
        Process process =
                builder.directory(project.toFile()).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output.lines().toList());
    }
}
