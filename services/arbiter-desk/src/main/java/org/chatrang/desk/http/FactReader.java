package org.chatrang.desk.http;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.chatrang.desk.DeskException;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.EventKind;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameFact;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.Side;

/** Reads {@code {"kind","data":{…}}}: what an arbiter saw or heard at a board. Moves come from boards, rulings have their own place. */
final class FactReader {
    private static final Set<EventKind> ENTERED = EnumSet.of(
            EventKind.DRAW_OFFERED,
            EventKind.DRAW_ANSWERED,
            EventKind.DRAW_CLAIMED,
            EventKind.RESIGNED,
            EventKind.FLAG_CLAIMED,
            EventKind.PLAYER_ARRIVED);

    private FactReader() {}

    static GameFact read(JsonNode body) {
        String name = JsonBody.text(body, "kind", "one of " + ENTERED);
        Optional<EventKind> kind = EventKind.named(name).filter(ENTERED::contains);
        if (kind.isEmpty()) {
            throw DeskException.badInput(
                    "body", "field kind", "\"" + name + "\" cannot be entered at the desk", "use one of " + ENTERED);
        }
        String example = "e.g. \"data\": {\"side\": \"WHITE\"}";
        GameFact fact = JsonBody.part(body.path("data"), "data", kind.get().type(), example);
        if (side(fact) == null) {
            throw DeskException.badInput("body", "field data.side", "it is missing", example);
        }
        if (fact instanceof DrawClaimed claim && claim.basis() == null) {
            throw DeskException.badInput("body", "field data.basis", "it is missing", "write THREEFOLD or FIFTY_MOVES");
        }
        return fact;
    }

    private static Side side(GameFact fact) {
        return switch (fact) {
            case DrawOffered offered -> offered.side();
            case DrawAnswered answered -> answered.side();
            case DrawClaimed claimed -> claimed.side();
            case Resigned resigned -> resigned.side();
            case FlagClaimed claimed -> claimed.side();
            case PlayerArrived arrived -> arrived.side();
            default -> null;
        };
    }
}
