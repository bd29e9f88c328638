package org.chatrang.gateway.notation;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import org.chatrang.events.Codec;

/**
 * What is kept in the journal of the text of a board's game, so that a gateway that starts again knows whose it is.
 *
 * @param game the game on the board, null if none was known yet
 * @param heading what stood above its text, null before the text was seen
 * @param formerGame the game on the board before it, null if there was none
 * @param former that game's text, null if there was none
 * @param waiting a text that is neither's, null if none was seen
 */
record TextNote(String game, Heading heading, String formerGame, GameText former, WaitingText waiting) {
    static TextNote of(byte[] json) {
        try {
            return Codec.mapper().readValue(json, TextNote.class);
        } catch (IOException e) {
            throw new IllegalStateException("what the journal keeps of a board's notation cannot be read", e);
        }
    }

    byte[] json() {
        try {
            return Codec.mapper().writeValueAsBytes(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what is known of a board's notation cannot be written as JSON", e);
        }
    }

    /** The text of the board's game was seen, under that heading. */
    TextNote begun(Heading seen) {
        return new TextNote(game, seen, formerGame, former, null);
    }

    /** A text of another game was seen. */
    TextNote withWaiting(WaitingText text) {
        return new TextNote(game, heading, formerGame, former, text);
    }
}
