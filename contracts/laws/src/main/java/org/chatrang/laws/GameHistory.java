package org.chatrang.laws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/**
 * A game as it was played: a first position and the legal moves since. Immutable; one more move shares everything with the
 * game before it. Of the positions passed only what identifies them is kept (some 100 bytes a half-move).
 */
public final class GameHistory {

    /** One half-move, or the first position, which has neither predecessor nor move. */
    private record Link(Link previous, Move move, PositionIdentity identity) {}

    private final Position start;
    private final int startPly;
    private final Link last;
    private final int ply;
    private final Position position;

    private GameHistory(Position start, int startPly, Link last, int ply, Position position) {
        this.start = start;
        this.startPly = startPly;
        this.last = last;
        this.ply = ply;
        this.position = position;
    }

    /** A game without a move yet. */
    public static GameHistory start(Position first) {
        return start(first, 0);
    }

    /**
     * A game known only from some position on.
     *
     * @param first the first position known
     * @param ply how many half-moves were made before it, for numbering
     */
    public static GameHistory start(Position first, int ply) {
        Objects.requireNonNull(first, "first");
        if (ply < 0) {
            throw new IllegalArgumentException("half-move " + ply + " is before the game: use 0 or more");
        }
        return new GameHistory(first, ply, new Link(null, null, first.identity()), ply, first);
    }

    /**
     * A whole game.
     *
     * @throws IllegalArgumentException if a move is not legal
     */
    public static GameHistory of(Position first, List<Move> moves) {
        GameHistory game = start(first);
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * The game with one more move.
     *
     * @throws IllegalArgumentException if it is not legal in {@link #position()}
     */
    public GameHistory play(Move move) {
        return play(move, position.play(move));
    }

    /**
     * The game with one more move whose position is known already, to spare playing it again.
     *
     * @param after the position after the move
     */
    public GameHistory play(Move move, Position after) {
        return new GameHistory(start, startPly, new Link(last, move, after.identity()), ply + 1, after);
    }

    /** The position after the last move. */
    public Position position() {
        return position;
    }

    /** The first position known. */
    public Position start() {
        return start;
    }

    /** How many half-moves were made before {@link #start()}. */
    public int startPly() {
        return startPly;
    }

    /** How many half-moves were made before {@link #position()}. */
    public int ply() {
        return ply;
    }

    /** The moves from the first position known, in order. */
    public List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>(ply - startPly);
        for (Link link = last; link.move != null; link = link.previous) {
            moves.addFirst(link.move);
        }
        return List.copyOf(moves);
    }

    /**
     * The position after that half-move, played again from the start.
     *
     * @throws IllegalArgumentException if the ply is not between {@link #startPly()} and {@link #ply()}
     */
    public Position positionAfter(int wanted) {
        if (wanted < startPly || wanted > ply) {
            throw new IllegalArgumentException(
                    "no position after half-move " + wanted + ": use " + startPly + " to " + ply);
        }
        if (wanted == ply) {
            return position;
        }
        Position played = start;
        for (Move move : moves().subList(0, wanted - startPly)) {
            played = played.play(move);
        }
        return played;
    }

    /** After which half-moves the men stood exactly like this, whoever was to move; the latest first. */
    public List<Integer> pliesShowing(Setup placement) {
        List<Integer> plies = new ArrayList<>();
        Placing wanted = Placing.of(placement);
        int at = ply;
        for (Link link = last; link != null; link = link.previous) {
            if (wanted.equals(Placing.of(link.identity))) {
                plies.add(at);
            }
            at--;
        }
        return List.copyOf(plies);
    }

    /** Which man stands where, packed like {@link PositionIdentity}. */
    private record Placing(long ranks12, long ranks34, long ranks56, long ranks78) {

        private static Placing of(PositionIdentity identity) {
            return new Placing(identity.ranks12(), identity.ranks34(), identity.ranks56(), identity.ranks78());
        }

        private static Placing of(Setup setup) {
            return new Placing(pack(setup, 0), pack(setup, 16), pack(setup, 32), pack(setup, 48));
        }

        private static long pack(Setup setup, int first) {
            long packed = 0;
            for (int square = first; square < first + 16; square++) {
                Piece piece = setup.pieceAt(square);
                packed |= (long) (piece == null ? 0 : piece.ordinal() + 1) << 4 * (square - first);
            }
            return packed;
        }
    }
}
