package org.chatrang.broadcast.view;

import org.chatrang.events.Side;
import org.chatrang.events.Stamp;

/**
 * A completed move the legality judge found legal.
 *
 * @param ply the half-move, from 1
 * @param uci the move in UCI
 * @param san the move in SAN
 * @param fen the position after it
 * @param fenBefore the position before it; null for the game's start position
 * @param of the stamp of the event it answers, null if it names none
 */
public record PlayedMove(int ply, String uci, String san, String fen, String fenBefore, Stamp of) {

    /** Who made it, by the position it was made in: a game may start with Black to move. */
    public Side mover() {
        String[] fields = fen == null ? new String[0] : fen.split(" ", 3);
        boolean blackToMove = fields.length > 1 && fields[1].equals("b");
        return blackToMove ? Side.WHITE : Side.BLACK;
    }
}
