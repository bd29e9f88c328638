package org.chatrang.gateway.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FailureWordsTest {
    @TempDir
    Path directory;

    private static String http(String address) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .timeout(Duration.ofMillis(300))
                .build();
        IOException failure = assertThrows(
                IOException.class,
                () -> HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()));
        return FailureWords.ofConnection(failure, "the place");
    }

    @Test
    void givenNobodyThereThenThePlaceIsSaid() throws Exception {
        int port;
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = silent.getLocalPort();
            assertEquals("the place does not answer in time", http("http://127.0.0.1:" + port + "/"));
        }
        assertEquals("nobody answers at the place", http("http://127.0.0.1:" + port + "/"));
        IOException refused = assertThrows(IOException.class, () -> new Socket("127.0.0.1", port));
        assertEquals("nobody answers at the place", FailureWords.ofConnection(refused, "the place"));
        assertEquals(
                "the place: out of order", FailureWords.ofConnection(new IOException("out of order"), "the place"));
    }

    @Test
    void givenANameThatNobodyHasThenItIsNotCalledSilent() {
        assertEquals("no host is known by the name in the place", http("http://nowhere.invalid/"));
    }

    @Test
    void givenFilesThatCannotBeReadThenTheyAreNamedInWords() throws Exception {
        Path missing = directory.resolve("missing");
        IOException none = assertThrows(IOException.class, () -> Files.list(missing));
        assertEquals(missing + " is not there", FailureWords.ofFile(none));
        Path file = Files.createFile(directory.resolve("file"));
        IOException noFolder = assertThrows(IOException.class, () -> Files.list(file));
        assertEquals(file + " is no folder", FailureWords.ofFile(noFolder));
        IOException inTheWay = assertThrows(IOException.class, () -> Files.createDirectories(file));
        assertTrue(FailureWords.ofFile(inTheWay).endsWith("is a file where a folder is needed"));
    }
}
