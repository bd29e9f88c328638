package org.chatrang.launcher.demo;

import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnResult;

/**
 * A game to be played.
 *
 * @param number its place in the file, from 1
 * @param round the Round tag
 * @param result what the file says
 * @param plies half-moves in the file
 */
record DemoGame(int number, String round, String white, String black, PgnResult result, int plies) {
    static DemoGame of(PgnGame game) {
        return new DemoGame(
                game.index(),
                game.tag("Round").orElse("?"),
                game.tag("White").orElse("?"),
                game.tag("Black").orElse("?"),
                game.result(),
                game.plies().size());
    }
}
