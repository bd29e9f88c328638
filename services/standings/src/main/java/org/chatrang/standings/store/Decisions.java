package org.chatrang.standings.store;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.events.EndingKind;
import org.chatrang.standings.settlement.Effect;
import org.chatrang.standings.table.Decision;

/** Finds what an arbiter decided about a result last. */
final class Decisions {
    private Decisions() {}

    static Optional<Decision> latest(List<Effect> inLogOrder) {
        return inLogOrder.stream().flatMap(Decisions::decision).max(Comparator.comparing(Decision::at));
    }

    private static Stream<Decision> decision(Effect effect) {
        return switch (effect) {
            case Effect.Ending ending ->
                ending.kind() == EndingKind.ARBITER
                        ? Stream.of(new Decision(ending.at(), ending.result().code(), ending.by(), ending.text()))
                        : Stream.empty();
            case Effect.Retraction retraction ->
                retraction.ruling()
                        ? Stream.of(new Decision(retraction.at(), "re-opened", retraction.by(), retraction.text()))
                        : Stream.empty();
        };
    }
}
