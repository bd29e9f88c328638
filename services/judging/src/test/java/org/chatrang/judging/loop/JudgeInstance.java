package org.chatrang.judging.loop;

import java.time.InstantSource;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.analysis.MateEngine;

/** A judge in a process of its own, to be killed: arguments are the brokers and the instance's name. */
public final class JudgeInstance {
    private JudgeInstance() {}

    public static void main(String[] arguments) throws InterruptedException {
        LoopSettings settings = LoopSettings.usual(arguments[0], JudgeName.LEGALITY, arguments[1]);
        JudgeLoop loop = new JudgeLoop(
                settings,
                new WitnessJudge(),
                DeadlineTimer.NONE,
                LoopListener.SILENT,
                UnsafeCommit.chosen(),
                InstantSource.system(),
                MateEngine.Factory.EXACT);
        Runtime.getRuntime().addShutdownHook(new Thread(loop::close));
        loop.start();
        Thread.currentThread().join();
    }
}
