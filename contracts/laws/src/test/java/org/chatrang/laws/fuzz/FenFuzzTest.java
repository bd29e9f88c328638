package org.chatrang.laws.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.TreeSet;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.oracle.Mailbox;
import org.junit.jupiter.api.Test;

/** Whatever a FEN says: a setup that comes back as it was, or a {@link FenException}. */
class FenFuzzTest {

    @Test
    void mutatedFen() {
        Fuzz.run(3_000, random -> {
            Setup setup = RandomPlay.position(random).setup();
            String fen = random.nextBoolean() ? setup.toFen() : setup.toShredderFen();
            read(Mutations.of(fen, random));
        });
    }

    @Test
    void aPlacementAlone() {
        Fuzz.run(2_000, random -> {
            String text = Mutations.of(RandomPlay.position(random).placement(), random);
            try {
                Setup setup = Setup.ofPlacement(text);
                assertEquals(setup, Setup.ofPlacement(setup.placement()));
                playability(setup);
            } catch (FenException expected) {
                says(expected, text);
            }
        });
    }

    private static void read(String text) {
        Setup setup;
        try {
            setup = Setup.parse(text);
        } catch (FenException expected) {
            says(expected, text);
            return;
        }
        assertEquals(setup, Setup.parse(setup.toFen()), text);
        assertEquals(setup, Setup.parse(setup.toShredderFen()), text);
        playability(setup);
    }

    private static void playability(Setup setup) {
        switch (Position.tryOf(setup)) {
            case Playability.Playable(Position position) -> {
                assertEquals(position, Position.ofFen(position.fen()));
                assertEquals(position, Position.ofFen(position.setup().toShredderFen()));
                TreeSet<String> moves = new TreeSet<>();
                position.legalMoves().forEach(move -> moves.add(move.toString()));
                assertEquals(Mailbox.of(setup).legalMoves(), moves, position::fen);
            }
            case Playability.Unplayable(var problems) -> assertFalse(problems.isEmpty());
        }
    }

    private static void says(FenException fault, String text) {
        assertFalse(fault.getMessage().isBlank() || fault.fix().isBlank(), text);
        assertFalse(fault.offset() < 0 || fault.offset() > text.length(), () -> fault.offset() + " in " + text);
    }
}
