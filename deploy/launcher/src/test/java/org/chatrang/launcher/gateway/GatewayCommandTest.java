package org.chatrang.launcher.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

class GatewayCommandTest {
    @TempDir
    private Path project;

    @TempDir
    private Path hall;

    private Path usual;
    private Path other;

    @BeforeEach
    void build() throws IOException {
        Path jar = project.resolve("edge-gateway/target/quarkus-app/quarkus-run.jar");
        Files.createDirectories(jar.getParent());
        Files.createFile(jar);
        usual = hall.resolve("config/application.properties");
        other = hall.resolve("hall-a.properties");
    }

    private static Path write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "chatrang.gateway.id=hall-a\n");
    }

    private List<String> command(String... arguments) {
        GatewayCommand command = new GatewayCommand();
        new CommandLine(command).parseArgs(arguments);
        return command.command(project, hall);
    }

    private static String located(List<String> command) {
        return command.stream()
                .filter(word -> word.startsWith("-Dsmallrye.config.locations="))
                .findFirst()
                .orElse("");
    }

    @Test
    void theUsualFileIsTheOneOfTheDirectory() throws IOException {
        write(usual);

        List<String> command = command();

        assertEquals("", located(command));
        assertTrue(command.getLast().endsWith("quarkus-run.jar"), command.toString());
        assertEquals("", located(command("--config", "config/application.properties")));
    }

    @Test
    void anotherFileIsNamed() throws IOException {
        write(other);

        assertEquals("-Dsmallrye.config.locations=" + other.toUri(), located(command("--config", "hall-a.properties")));
        assertEquals("-Dsmallrye.config.locations=" + other.toUri(), located(command("--config", other.toString())));
    }

    @Test
    void aMissingFileIsBadUsage() {
        assertEquals(
                "there is no file " + usual + ": write one, or name another with --config FILE",
                assertThrows(ParameterException.class, () -> command()).getMessage());
        Outcome outcome = Outcome.of("gateway", "--config", "nosuch.properties");
        assertEquals(2, outcome.exitCode());
        assertEquals(
                List.of("chatrang gateway: there is no file "
                        + Path.of("nosuch.properties").toAbsolutePath() + " (see chatrang gateway --help)"),
                outcome.err());
    }

    @Test
    void twoFilesThatWouldBothCountAreRefused() throws IOException {
        write(usual);
        write(other);

        CommandFailure failure = assertThrows(CommandFailure.class, () -> command("--config", "hall-a.properties"));

        assertTrue(failure.getMessage().startsWith("both " + other + " and " + usual + " would count"));
    }

    @Test
    void aGatewayThatIsNotBuiltIsSaid() throws IOException {
        write(usual);
        Files.delete(project.resolve("edge-gateway/target/quarkus-app/quarkus-run.jar"));

        CommandFailure failure = assertThrows(CommandFailure.class, () -> command());

        assertTrue(failure.getMessage().startsWith("the gateway is not built ("), failure.getMessage());
    }
}
