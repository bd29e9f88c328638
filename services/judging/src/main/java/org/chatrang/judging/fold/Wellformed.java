package org.chatrang.judging.fold;

import java.util.Optional;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.UnknownFact;

/** What a fact cannot do without. The codec reads a record whose parts are missing; the fold must not. */
final class Wellformed {
    private Wellformed() {}

    /** The name of the first part that is missing, empty if all are there. */
    static Optional<String> missing(GameFact fact) {
        return switch (fact) {
            case ResultGesture gesture -> need("result", gesture.result());
            case DrawOffered offered -> need("side", offered.side());
            case DrawAnswered answered -> need("side", answered.side());
            case Resigned resigned -> need("side", resigned.side());
            case FlagClaimed claimed -> need("side", claimed.side());
            case PlayerArrived arrived -> need("side", arrived.side());
            case DrawClaimed claimed -> need("side", claimed.side()).or(() -> need("basis", claimed.basis()));
            case ClockRead read -> need("clock", read.clock());
            case DeadlineReached reached ->
                need("deadline", reached.deadline()).or(() -> need("dueAt", reached.dueAt()));
            case BoardFault fault -> need("fault", fault.fault());
            case RulingMade made -> made.ruling() == null ? Optional.empty() : missing(made.ruling());
            case GameScheduled schedule -> Optional.empty();
            case GameStarted started -> Optional.empty();
            case MoveSeen seen -> Optional.empty();
            case MoveWithdrawn withdrawn -> Optional.empty();
            case MoveCompleted move -> Optional.empty();
            case PlacementSeen placement -> Optional.empty();
            case GameClosed closed -> Optional.empty();
            case UnknownFact unknown -> Optional.empty();
        };
    }

    private static Optional<String> missing(Ruling ruling) {
        return switch (ruling) {
            case Ruling.SetPosition set -> need("fen", set.fen());
            case Ruling.LetStand stand -> need("fen", stand.fen());
            case Ruling.CountIllegalMove count -> need("offender", count.offender());
            case Ruling.CancelIllegalMove cancel -> need("offender", cancel.offender());
            case Ruling.DecideResult decide -> need("result", decide.result());
            case Ruling.RestorePly restore -> Optional.empty();
            case Ruling.SetClocks clocks -> Optional.empty();
            case Ruling.Confirm confirm -> Optional.empty();
            case Ruling.Dismiss dismiss -> Optional.empty();
            case Ruling.Reopen reopen -> Optional.empty();
            case Ruling.ReleaseQuarantine release -> Optional.empty();
        };
    }

    private static Optional<String> need(String name, Object part) {
        return part == null ? Optional.of(name) : Optional.empty();
    }
}
