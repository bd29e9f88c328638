package org.chatrang.gateway.livechess;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.driver.Lines;

/** The boards that DGT LiveChess hears. */
public final class LiveChessDriver implements Driver {
    private final List<LiveChess> sources;
    private final Lines lines = new Lines(name());

    public LiveChessDriver(List<LiveChess> sources) {
        this.sources = List.copyOf(sources);
    }

    @Override
    public String name() {
        return "livechess";
    }

    @Override
    public void start(BoardRecorder recorder) {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
        for (LiveChess source : sources) {
            lines.add(
                    source.name(),
                    line -> new LiveChessSession(
                                    source, board -> recorder.sink(name(), source.name(), board), recorder.clock())
                            .run(client, line::works));
        }
    }

    @Override
    public void stop() throws InterruptedException {
        lines.stop();
    }

    @Override
    public DriverHealth health() {
        return lines.health();
    }
}
