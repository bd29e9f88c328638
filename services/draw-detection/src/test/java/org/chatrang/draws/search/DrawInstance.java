package org.chatrang.draws.search;

import java.nio.file.Path;
import java.time.InstantSource;
import org.chatrang.draws.rules.DrawJudge;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.analysis.MateSearch;
import org.chatrang.judging.loop.DeadlineTimer;
import org.chatrang.judging.loop.JudgeLoop;
import org.chatrang.judging.loop.LoopListener;
import org.chatrang.judging.loop.LoopSettings;
import org.chatrang.judging.loop.OffsetCommit;

/**
 * The draw judge without a budget of its own: all but bare material is left to long searches, which wait at a gate. In a
 * process of its own, to be killed: arguments are the brokers, the gate and the list of searches begun.
 */
public final class DrawInstance {
    private DrawInstance() {}

    static JudgeLoop loop(String brokers, Path gate, Path begun) {
        return new JudgeLoop(
                LoopSettings.usual(brokers, JudgeName.DRAW_DETECTION, "one"),
                new DrawJudge(new MateSearch(0)),
                DeadlineTimer.NONE,
                LoopListener.SILENT,
                OffsetCommit.IN_ONE_TRANSACTION,
                InstantSource.system(),
                GatedEngine.behind(gate, begun));
    }

    public static void main(String[] arguments) throws InterruptedException {
        loop(arguments[0], Path.of(arguments[1]), Path.of(arguments[2])).start();
        Thread.currentThread().join();
    }
}
