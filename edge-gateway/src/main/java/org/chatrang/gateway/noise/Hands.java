package org.chatrang.gateway.noise;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Piece;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/**
 * Makes moves as people make them. Whatever happens on the way, at the end the board shows what the move leads to. The same
 * source of chance gives the same hands.
 */
public final class Hands {
    private final NoiseShares shares;
    private final RandomGenerator random;

    public Hands(NoiseShares shares, RandomGenerator random) {
        this.shares = shares;
        this.random = random;
    }

    /** The move, legal in the position, as the board reports it. */
    public HandMove play(Position position, Move move) {
        Hand hand = new Hand(SensedBoard.of(position.setup()), random);
        before(position, move, hand);
        boolean late = move.kind() == Move.Kind.EN_PASSANT && chance(shares.victimLate());
        switch (move.kind()) {
            case CASTLING -> castle(move, hand);
            case EN_PASSANT -> inPassing(move, hand, late);
            case NORMAL -> normal(position, move, hand);
        }
        if (late) {
            long press = hand.pause(0, 200).millis();
            hand.pause(50, 900).lift(move.to() ^ 8);
            return new HandMove(hand.changes(), Duration.ofMillis(press));
        }
        return new HandMove(hand.changes(), press(hand));
    }

    private Duration press(Hand hand) {
        long last = hand.changes().getLast().at().toMillis();
        if (chance(shares.pressEarly()) && hand.changes().size() > 1) {
            return Duration.ofMillis(Math.max(0, last - random.nextInt(1, 200)));
        }
        return Duration.ofMillis(last + Math.max(20, Math.round(400 + 250 * random.nextGaussian())));
    }

    private boolean chance(double share) {
        return random.nextDouble() < share;
    }

    private void before(Position position, Move move, Hand hand) {
        if (chance(shares.touch())) {
            touch(hand);
        }
        if (chance(shares.knock())) {
            knock(hand);
        }
        if (chance(shares.takeBack())) {
            takeBack(position, hand);
        }
        if (chance(shares.otherSquare()) && move.kind() == Move.Kind.NORMAL) {
            otherSquare(position, move, hand);
        }
    }

    private void touch(Hand hand) {
        int square = one(men(hand.board()));
        Sensed man = hand.board().at(square);
        hand.lift(square).pause(50, 900).set(square, man).pause(50, 1500);
    }

    /** One or two men fall; perhaps one is felt lying on a free square; all are put up again. */
    private void knock(Hand hand) {
        SensedBoard before = hand.board();
        List<Integer> fallen = new ArrayList<>();
        for (int count = random.nextInt(1, 3); count > 0; count--) {
            fallen.add(one(men(hand.board())));
            hand.lift(fallen.getLast());
        }
        List<Integer> free = besides(hand.board(), fallen.getFirst());
        if (!free.isEmpty() && random.nextBoolean()) {
            int lying = one(free);
            hand.set(lying, before.at(fallen.getFirst())).pause(200, 1500).lift(lying);
        }
        hand.pause(100, 1200);
        for (int square : fallen) {
            hand.set(square, before.at(square));
        }
        hand.pause(50, 1000);
    }

    private void takeBack(Position position, Hand hand) {
        SensedBoard before = hand.board();
        Move other = one(position.legalMoves());
        Hand made = new Hand(before, random);
        new Hands(NoiseShares.none(), random).plain(position, other, made);
        for (HandMove.Change change : made.changes()) {
            hand.set(change.square(), change.sensed());
        }
        hand.pause(100, 2500);
        List<HandMove.Change> back = made.changes().reversed();
        back.forEach(change -> hand.set(change.square(), before.at(change.square())));
        hand.pause(50, 1000);
    }

    private void otherSquare(Position position, Move move, Hand hand) {
        List<Move> others = position.legalMoves().stream()
                .filter(other -> other.from() == move.from() && other.to() != move.to())
                .filter(other -> other.kind() == Move.Kind.NORMAL && position.pieceAt(other.to()) == null)
                .filter(other -> other.promotion() == null)
                .toList();
        if (!others.isEmpty()) {
            int square = one(others).to();
            Sensed man = hand.board().at(move.from());
            hand.lift(move.from()).set(square, man).pause(100, 2000);
            hand.lift(square).set(move.from(), man);
            if (random.nextBoolean()) {
                hand.pause(100, 800);
            }
        }
    }

    private void plain(Position position, Move move, Hand hand) {
        switch (move.kind()) {
            case CASTLING -> castle(move, hand);
            case EN_PASSANT -> inPassing(move, hand, false);
            case NORMAL -> normal(position, move, hand);
        }
    }

    private void castle(Move move, Hand hand) {
        Sensed king = hand.board().at(move.from());
        Sensed rook = hand.board().at(move.to());
        boolean crossing = move.destination() == move.to() || move.rookDestination() == move.from();
        switch (random.nextInt(crossing ? 2 : 4)) {
            case 0 ->
                hand.lift(move.from())
                        .lift(move.to())
                        .set(move.destination(), king)
                        .set(move.rookDestination(), rook);
            case 1 ->
                hand.lift(move.to())
                        .lift(move.from())
                        .set(move.rookDestination(), rook)
                        .set(move.destination(), king);
            case 2 -> {
                step(hand, move.from(), move.destination(), king);
                hand.pause(0, 900);
                step(hand, move.to(), move.rookDestination(), rook);
            }
            default -> {
                step(hand, move.to(), move.rookDestination(), rook);
                hand.pause(0, 900);
                step(hand, move.from(), move.destination(), king);
            }
        }
    }

    private void step(Hand hand, int from, int to, Sensed man) {
        if (from != to) {
            hand.lift(from).set(to, man);
        }
    }

    private void inPassing(Move move, Hand hand, boolean late) {
        Sensed pawn = hand.board().at(move.from());
        boolean victimFirst = !late && random.nextBoolean();
        if (victimFirst) {
            hand.lift(move.to() ^ 8);
        }
        hand.lift(move.from()).set(move.to(), pawn);
        if (!late && !victimFirst) {
            hand.pause(0, 1500).lift(move.to() ^ 8);
        }
    }

    private void normal(Position position, Move move, Hand hand) {
        Sensed man = hand.board().at(move.from());
        boolean capture = hand.board().at(move.to()) != Sensed.EMPTY;
        if (move.promotion() != null) {
            promote(position.turn(), move, hand);
        } else if (capture) {
            capture(move, man, hand);
        } else if (chance(shares.placeFirst())) {
            hand.set(move.to(), man).lift(move.from());
        } else {
            carry(move, man, hand);
        }
    }

    private void carry(Move move, Sensed man, Hand hand) {
        List<Integer> way = way(move.from(), move.to());
        boolean slides = way.size() > 2 && man.piece().type() != PieceType.KNIGHT && chance(shares.slide());
        hand.slide(slides ? someOf(way) : List.of(move.from(), move.to()), man);
    }

    private void capture(Move move, Sensed man, Hand hand) {
        Sensed victim = hand.board().at(move.to());
        List<Integer> free = besides(hand.board(), move.to());
        if (chance(shares.replace())) {
            hand.lift(move.from()).set(move.to(), man);
        } else if (chance(shares.pushThrough()) && !free.isEmpty()) {
            int beside = one(free);
            hand.lift(move.from()).set(move.to(), man).set(beside, victim).lift(beside);
        } else if (chance(shares.aside()) && !free.isEmpty()) {
            int beside = one(free);
            hand.lift(move.to())
                    .lift(move.from())
                    .set(move.to(), man)
                    .set(beside, victim)
                    .lift(beside);
        } else if (random.nextBoolean()) {
            hand.lift(move.to()).lift(move.from()).set(move.to(), man);
        } else {
            hand.lift(move.from()).lift(move.to()).set(move.to(), man);
        }
    }

    /** The pawn goes to the last rank and is exchanged there, or it is taken off and the new man put up. */
    private void promote(Colour side, Move move, Hand hand) {
        Sensed pawn = hand.board().at(move.from());
        Sensed becomes = Sensed.of(Piece.of(side, move.promotion()));
        if (hand.board().at(move.to()) != Sensed.EMPTY && random.nextBoolean()) {
            hand.lift(move.to());
        }
        hand.lift(move.from());
        if (random.nextBoolean()) {
            hand.set(move.to(), pawn).pause(200, 3000).lift(move.to()).pause(0, 1000);
        }
        hand.set(move.to(), becomes);
    }

    private List<Integer> someOf(List<Integer> way) {
        List<Integer> stops = new ArrayList<>();
        for (int i = 0; i < way.size(); i++) {
            if (i == 0 || i == way.size() - 1 || random.nextInt(3) == 0) {
                stops.add(way.get(i));
            }
        }
        return stops;
    }

    /** The squares from one to another in a straight line, both included; only those two if there is none. */
    private static List<Integer> way(int from, int to) {
        int files = Square.file(to) - Square.file(from);
        int ranks = Square.rank(to) - Square.rank(from);
        int steps = Math.max(Math.abs(files), Math.abs(ranks));
        boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        List<Integer> way = new ArrayList<>();
        for (int step = 0; step <= steps; step++) {
            if (straight || step == 0 || step == steps) {
                way.add(from + step * (to - from) / steps);
            }
        }
        return way;
    }

    private static List<Integer> men(SensedBoard board) {
        List<Integer> men = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (board.at(square) != Sensed.EMPTY) {
                men.add(square);
            }
        }
        return men;
    }

    private static List<Integer> besides(SensedBoard board, int square) {
        List<Integer> free = new ArrayList<>();
        for (int other = 0; other < 64; other++) {
            int distance = Math.max(
                    Math.abs(Square.file(other) - Square.file(square)),
                    Math.abs(Square.rank(other) - Square.rank(square)));
            if (distance == 1 && board.at(other) == Sensed.EMPTY) {
                free.add(other);
            }
        }
        return free;
    }

    private <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
