package org.chatrang.launcher.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chatrang.launcher.Chatrang;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class BoardsCommandTest {
    private static final String GAME = "[Event \"E\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";

    @TempDir
    Path directory;

    @Test
    void badUsageIsOneClearLine() throws Exception {
        Path file = Files.writeString(directory.resolve("game.pgn"), GAME);
        Path empty = Files.writeString(directory.resolve("empty.pgn"), "");
        for (String[] bad : new String[][] {
            {"boards", directory.resolve("missing.pgn").toString()},
            {"boards", empty.toString()},
            {"boards", "--boards", "0", file.toString()},
            {"boards", "--speed", "0", file.toString()},
            {"boards", "--noise", "loud", file.toString()},
            {"boards", "--faults", "EARTHQUAKE", file.toString()}
        }) {
            Outcome outcome = Outcome.of(bad);
            assertEquals(2, outcome.exitCode(), String.join(" ", bad));
            assertEquals(1, outcome.err().size(), String.join("\n", outcome.err()));
        }
    }

    /** A host that asks to be told of changes is played for, to the end of the game. */
    @Test
    void aBoardThatIsHeardPlaysItsGame() throws Exception {
        Path file = Files.writeString(directory.resolve("game.pgn"), GAME);
        PipedReader reader = new PipedReader();
        try (BufferedReader out = new BufferedReader(reader);
                PrintWriter writer = new PrintWriter(new PipedWriter(reader), true)) {
            CommandLine command = Chatrang.commandLine().setOut(writer);
            Thread running = Thread.ofVirtual()
                    .start(() -> command.execute("boards", "--speed", "500", "--noise", "none", file.toString()));
            String port = out.lines()
                    .filter(line -> line.startsWith("chatrang.gateway.serial.10001.port=tcp://"))
                    .findFirst()
                    .orElseThrow();
            URI address = URI.create(port.substring(port.indexOf('=') + 1));
            try (Socket host = new Socket(address.getHost(), address.getPort())) {
                host.getOutputStream().write(0x4B); // tell changes of squares and clock from now on
                int changes = 0;
                for (int first = host.getInputStream().read();
                        changes < 4;
                        first = host.getInputStream().read()) {
                    changes += first == 0x8E ? 1 : 0;
                }
                running.join();
                assertTrue(changes >= 4);
            }
        }
    }
}
