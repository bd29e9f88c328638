package org.chatrang.broadcast.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.chatrang.broadcast.stream.Hall;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Halls;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Settlement;

/** A topic keeps its order; how the topics interleave is chance, and must not show. */
class OrderOfArrivalTest {
    private static final List<Sent> TAPE = tape();

    private static List<Sent> tape() {
        GameTape tape = new GameTape("isfahan/open/1/1", Schedules.game("isfahan", 1, 1)).start();
        tape.move("e4");
        String restored = tape.fen();
        tape.moves("e5 Nf3 Nc6")
                .illegal("f1a3", FindingKind.MOVE_ILLEGAL, Finding.Standing.NEEDS_ARBITER, "A bishop does not move so.")
                .fromDesk(new RulingMade("IA", "illegal move", new Ruling.RestorePly(1)))
                .restored(1, restored);
        tape.moves("c5 Nf3 d6").alert(JudgeName.DRAW_DETECTION, FindingKind.CLAIM_INCORRECT, "9.2", "Not three times.");
        return tape.move("d4")
                .settled(Settlement.State.PROVISIONAL, GameResult.DRAW, EndingKind.AGREEMENT, "5.2.3")
                .settled(Settlement.State.FINAL, GameResult.DRAW, EndingKind.AGREEMENT, "5.2.3")
                .sent();
    }

    @Property(tries = 60)
    void anyInterleavingOfTheTopicsGivesTheSameGame(@ForAll long seed) {
        assertEquals(detail(TAPE), detail(interleaved(new Random(seed))));
    }

    private static List<Sent> interleaved(Random chance) {
        List<List<Sent>> topics = new ArrayList<>();
        TAPE.stream()
                .map(Sent::topic)
                .distinct()
                .forEach(topic -> topics.add(new ArrayList<>(
                        TAPE.stream().filter(sent -> sent.topic().equals(topic)).toList())));
        List<Sent> mixed = new ArrayList<>();
        while (!topics.isEmpty()) {
            List<Sent> next = topics.get(chance.nextInt(topics.size()));
            mixed.add(next.removeFirst());
            topics.removeIf(List::isEmpty);
        }
        return mixed;
    }

    private static String detail(List<Sent> sent) {
        Hall hall = Halls.fed(Halls.live(4096), sent);
        GameView game = hall.scheduledGame("isfahan/open/1/1").orElseThrow().game();
        return org.chatrang.events.Codec.write((Object) GameDetail.of(game));
    }
}
