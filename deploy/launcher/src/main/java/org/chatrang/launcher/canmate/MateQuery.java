package org.chatrang.launcher.canmate;

import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;

/** Answers lines, with an engine of its own for each thread that asks. */
final class MateQuery {
    private final Sides sides;
    private final ThreadLocal<ExactMating> engines;

    /** Whose mate is asked for. */
    enum Sides {
        WHITE,
        BLACK,
        BOTH
    }

    /** @param maxNodes positions to visit at most for each side */
    MateQuery(Sides sides, long maxNodes) {
        this.sides = sides;
        this.engines = ThreadLocal.withInitial(() -> new ExactMating(maxNodes));
    }

    MateReport answer(String line) {
        Position position;
        try {
            position = FenText.read(line);
        } catch (IllegalArgumentException notAPosition) {
            return new MateReport.Wrong(line, notAPosition.getMessage());
        }
        ExactMating engine = engines.get();
        long begun = System.nanoTime();
        MateAnswer white = sides == Sides.BLACK ? null : engine.search(position, Colour.WHITE);
        MateAnswer black = sides == Sides.WHITE ? null : engine.search(position, Colour.BLACK);
        long micros = (System.nanoTime() - begun) / 1000;
        return new MateReport.Answered(line, found(position, white), found(position, black), micros);
    }

    private static MateReport.Found found(Position position, MateAnswer answer) {
        return answer == null
                ? null
                : new MateReport.Found(
                        answer.chance().name(),
                        answer.chance() == Chance.CAN ? Uci.writeLine(position, answer.line()) : null,
                        answer.proof().name());
    }
}
