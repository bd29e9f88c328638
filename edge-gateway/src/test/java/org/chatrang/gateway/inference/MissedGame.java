package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.gateway.noise.Hands;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Uci;

/** A game of which some half-moves are made while the board is not heard, for tests. */
final class MissedGame {
    private final List<Move> moves = new ArrayList<>();
    private final List<Position> positions = new ArrayList<>();
    private final Hands hands = new Hands(NoiseShares.none(), new Random(7));
    private PlayedBoard board;
    private int played;

    private MissedGame(Position start, PlayedBoard board) {
        positions.add(start);
        this.board = board;
    }

    static MissedGame of(String san) {
        MissedGame game = new MissedGame(Position.initial(), PlayedBoard.usual());
        return game.read(san);
    }

    static MissedGame from(String fen, String san) {
        MissedGame game = new MissedGame(Position.ofFen(fen), PlayedBoard.at(fen));
        return game.read(san);
    }

    static MissedGame of(Position start, List<Move> moves) {
        MissedGame game = new MissedGame(start, PlayedBoard.at(start.fen()));
        moves.forEach(game::add);
        return game;
    }

    private MissedGame read(String san) {
        for (String text : san.split(" ")) {
            if (!(San.read(positions.getLast(), text) instanceof SanReading.Legal(Move move))) {
                throw new IllegalArgumentException(text + " is not legal");
            }
            add(move);
        }
        return this;
    }

    private void add(Move move) {
        moves.add(move);
        positions.add(positions.getLast().play(move));
    }

    PlayedBoard board() {
        return board;
    }

    int size() {
        return moves.size();
    }

    /** Played and heard up to that half-move. */
    MissedGame playTo(int ply) {
        for (; played < ply; played++) {
            board.pass(2).play(hands.play(positions.get(played), moves.get(played)));
        }
        board.pass(1);
        return this;
    }

    /** Played up to that half-move while nothing is heard. */
    MissedGame missTo(int ply) {
        return missTo(ply, after(ply));
    }

    /** The same, and the board shows that because something is being done at it. */
    MissedGame missTo(int ply, SensedBoard shown) {
        played = ply;
        board.unheard(30, shown, Play.side(positions.get(ply).turn()));
        return this;
    }

    /** Goes on at that board, which shows that half-move, or one more being made. */
    MissedGame takeOver(PlayedBoard another, int ply) {
        board = another;
        played = ply;
        return this;
    }

    /** The next half-move, which stood on the board already, was pressed. */
    MissedGame pressed() {
        played++;
        return this;
    }

    /** The rest of the game. */
    MissedGame finish() {
        playTo(size());
        board.pass(4);
        return this;
    }

    /** A move more is about to be made: its man is in the hand. */
    SensedBoard lifted(int ply) {
        return after(ply).with(moves.get(ply).from(), org.chatrang.gateway.signal.Sensed.EMPTY);
    }

    /** The man is back where the board has not felt it for a while. */
    MissedGame putBack() {
        SensedBoard wanted = after(played);
        for (long left = board.board().differences(wanted); left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            board.pass(0.3).set(square, wanted.at(square));
        }
        return this;
    }

    SensedBoard after(int ply) {
        return SensedBoard.of(positions.get(ply).setup());
    }

    Position position(int ply) {
        return positions.get(ply);
    }

    /** The source's list up to that half-move. */
    List<String> list(int ply) {
        List<String> san = new ArrayList<>();
        for (int n = 0; n < ply; n++) {
            san.add(San.write(positions.get(n), moves.get(n)));
        }
        return san;
    }

    /** The first half-moves as events tell them. */
    List<String> uci(int ply) {
        List<String> uci = new ArrayList<>();
        for (int n = 0; n < ply; n++) {
            uci.add(Uci.write(positions.get(n), moves.get(n)));
        }
        return uci;
    }

    List<String> uci() {
        return uci(size());
    }
}
