package org.chatrang.events;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The kinds of game events as they are written, each with the record that carries it. */
public enum EventKind {
    GAME_SCHEDULED(GameScheduled.class),
    GAME_STARTED(GameStarted.class),
    MOVE_SEEN(MoveSeen.class),
    MOVE_WITHDRAWN(MoveWithdrawn.class),
    MOVE_COMPLETED(MoveCompleted.class),
    CLOCK_READ(ClockRead.class),
    PLACEMENT_SEEN(PlacementSeen.class),
    RESULT_GESTURE(ResultGesture.class),
    DRAW_OFFERED(DrawOffered.class),
    DRAW_ANSWERED(DrawAnswered.class),
    RESIGNED(Resigned.class),
    DRAW_CLAIMED(DrawClaimed.class),
    FLAG_CLAIMED(FlagClaimed.class),
    PLAYER_ARRIVED(PlayerArrived.class),
    DEADLINE_REACHED(DeadlineReached.class),
    ANALYSIS_COMPLETED(AnalysisCompleted.class),
    RULING_MADE(RulingMade.class),
    BOARD_FAULT(BoardFault.class),
    GAME_CLOSED(GameClosed.class);

    private final Class<? extends GameFact> type;

    EventKind(Class<? extends GameFact> type) {
        this.type = type;
    }

    /** The record that carries this kind. */
    public Class<? extends GameFact> type() {
        return type;
    }

    /** The kind as written: an unknown one under its own name. */
    public static String nameOf(GameFact fact) {
        return fact instanceof UnknownFact unknown
                ? unknown.kind()
                : BY_TYPE.get(fact.getClass()).name();
    }

    /** The kind with this name, empty if this version does not know it. */
    public static Optional<EventKind> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    private static final Map<Class<?>, EventKind> BY_TYPE =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(EventKind::type, Function.identity()));
    private static final Map<String, EventKind> BY_NAME =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Enum::name, Function.identity()));
}
