package org.chatrang.gateway.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class HttpPollTest {
    private static final byte[] TEXT = "all of it".getBytes(StandardCharsets.UTF_8);

    @Test
    void givenAServerThatFallsSilentInTheMiddleOrRefusesConditionsThenItFailsInTimeAndIsAskedAgain() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        CountDownLatch over = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> {
            boolean first = asked.incrementAndGet() == 1;
            boolean conditional = exchange.getRequestHeaders().containsKey("If-None-Match");
            exchange.getResponseHeaders().set("ETag", "\"1\"");
            exchange.sendResponseHeaders(conditional ? 400 : 200, conditional ? -1 : TEXT.length);
            if (!conditional) {
                exchange.getResponseBody().write(TEXT, 0, first ? 3 : TEXT.length);
                exchange.getResponseBody().flush();
            }
            if (first) {
                try {
                    over.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            exchange.close();
        });
        server.start();
        try {
            URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
            HttpPoll poll = new HttpPoll(HttpPoll.client(), address, Duration.ofSeconds(1));
            IOException silent = assertThrows(IOException.class, poll::read);
            assertTrue(silent.getMessage().contains(address + " fell silent"), silent.getMessage());
            assertArrayEquals(TEXT, poll.read().orElseThrow());
            poll.taken();
            IOException refused = assertThrows(IOException.class, poll::read);
            assertTrue(refused.getMessage().contains("400"), refused.getMessage());
            assertArrayEquals(TEXT, poll.read().orElseThrow(), "asked without a condition");
        } finally {
            over.countDown();
            server.stop(0);
        }
    }
}
