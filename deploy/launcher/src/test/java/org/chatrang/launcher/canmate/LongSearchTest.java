package org.chatrang.launcher.canmate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.chatrang.launcher.Progress;
import org.junit.jupiter.api.Test;

class LongSearchTest {
    private final ByteArrayOutputStream told = new ByteArrayOutputStream();
    private final StringWriter results = new StringWriter();
    private final CountDownLatch tellsOfTheSearch = new CountDownLatch(1);

    /** The search ends only when something was told of it. */
    private MateReport search(String fen) {
        try {
            return new MateReport.Wrong(fen, "told: " + tellsOfTheSearch.await(60, TimeUnit.SECONDS));
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void aLongSearchIsToldWhereProgressIsAskedForAndNeverAmongTheResults() {
        PrintStream error = new PrintStream(told, true, StandardCharsets.UTF_8) {
            @Override
            public void println(String line) {
                super.println(line);
                tellsOfTheSearch.countDown();
            }
        };
        new Pipeline(this::search, new PrintWriter(results), Progress.alwaysTo(error))
                .run(new ByteArrayInputStream("a position\n".getBytes(StandardCharsets.UTF_8)));

        assertTrue(
                told.toString(StandardCharsets.UTF_8)
                        .startsWith("can-mate: 0 positions answered; the next has been searched for 2 s"),
                told::toString);
        assertEquals("{\"fen\":\"a position\",\"error\":\"told: true\"}\n", results.toString());
    }

    @Test
    void elsewhereNothingIsTold() {
        tellsOfTheSearch.countDown();
        new Pipeline(this::search, new PrintWriter(results), Progress.to(new PrintStream(told, true)))
                .run(new ByteArrayInputStream("a position\n".getBytes(StandardCharsets.UTF_8)));
        assertEquals("", told.toString(StandardCharsets.UTF_8));
    }
}
