package org.chatrang.gateway.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.chatrang.gateway.noise.HandMove;
import org.chatrang.gateway.noise.Hands;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/** The two players of one game at one board: its legal moves, then the result by the kings. */
final class Players {
    private final SimulatedBoard board;
    private final PgnReplay replay;
    private final PgnGame game;
    private final SimulatorSettings settings;
    private final Consumer<FaultNote> notes;
    private final RandomGenerator random;
    private final Hands hands;
    private final Hands tidy;
    private final Pace pace;
    private final GameTimes clock;
    private final Set<Fault> left;
    private int cableOutFor;
    private volatile int played;

    Players(
            SimulatedBoard board,
            PgnGame game,
            SimulatorSettings settings,
            RandomGenerator random,
            Consumer<FaultNote> notes) {
        this.board = board;
        this.game = game;
        this.replay = PgnReplay.of(game);
        this.settings = settings;
        this.random = random;
        this.notes = notes;
        this.hands = new Hands(settings.noise(), random);
        this.tidy = new Hands(NoiseShares.none(), random);
        this.pace = new Pace(settings.speed());
        this.left = settings.faults().isEmpty() ? Set.of() : EnumSet.copyOf(settings.faults());
        this.clock = new GameTimes(board, replay, settings.asWritten());
    }

    /** Half-moves made and pressed. */
    int played() {
        return played;
    }

    /** Puts the men up. */
    void setUp() {
        replay.start().ifPresent(start -> board.setUp(SensedBoard.of(start.setup())));
        clock.show(Colour.WHITE, false);
    }

    /** Plays the game to its end. */
    void play() throws InterruptedException {
        if (replay.start().isEmpty()) {
            return;
        }
        Position position = replay.start().get();
        clock.show(position.turn(), true);
        for (PgnReplay.Played ply : replay.plies()) {
            think(position.turn(), ply);
            if (cableOutFor > 0 && --cableOutFor == 0) {
                board.cable(true);
            }
            Optional<Fault> fault = fault(position, ply);
            if (fault.isPresent()) {
                happen(fault.get(), position, ply);
            }
            move(position, ply, fault.filter(Fault.SLIDE::equals).isPresent());
            position = ply.after();
            played = ply.ply();
        }
        if (!board.cable()) {
            board.cable(true);
        }
        result(position);
    }

    private void think(Colour mover, PgnReplay.Played ply) throws InterruptedException {
        long thought = clock.thought(mover, ply);
        long wait = Math.min(thought, settings.longestThought().toMillis());
        while (wait > 0) {
            long step = Math.min(wait, 1000);
            pace.pass(step);
            clock.tick(mover, step);
            wait -= step;
        }
    }

    private void move(Position position, PgnReplay.Played ply, boolean slide) throws InterruptedException {
        Hands by = slide ? new Hands(Slides.ALWAYS, random) : hands;
        make(by.play(position, ply.move()), slide ? 3 : 1, () -> press(position.turn(), ply));
    }

    private void press(Colour mover, PgnReplay.Played ply) {
        board.move(ply.san());
        clock.press(mover, ply);
    }

    private void make(HandMove made, double slower, Runnable press) throws InterruptedException {
        double at = 0;
        boolean pressed = false;
        for (HandMove.Change change : made.changes()) {
            if (!pressed && made.press().compareTo(change.at()) < 0) {
                double due = made.press().toMillis() * slower;
                pace.pass(due - at);
                at = due;
                press.run();
                pressed = true;
            }
            double due = change.at().toMillis() * slower;
            pace.pass(due - at);
            at = due;
            board.put(change.square(), change.sensed());
        }
        if (!pressed) {
            pace.pass(made.press().toMillis() * slower - at);
            press.run();
        }
    }

    private Optional<Fault> fault(Position position, PgnReplay.Played ply) {
        boolean last = ply.ply() >= replay.plies().size() - 4;
        if (left.isEmpty()
                || last
                || ply.ply() < 4
                || cableOutFor > 0
                || random.nextDouble() >= settings.faultShare()) {
            return Optional.empty();
        }
        List<Fault> choices = new ArrayList<>(left);
        Fault fault = choices.get(random.nextInt(choices.size()));
        boolean possible = fault != Fault.SLIDE || Slides.possible(position, ply.move());
        if (!possible) {
            return Optional.empty();
        }
        left.remove(fault);
        return Optional.of(fault);
    }

    private void happen(Fault fault, Position position, PgnReplay.Played ply) throws InterruptedException {
        String detail = switch (fault) {
            case SLIDE -> "";
            case KNOCKED -> knock();
            case CABLE -> {
                board.cable(false);
                cableOutFor = 1 + random.nextInt(4);
                yield "";
            }
            case ILLEGAL_MOVE -> illegal(position, ply);
            case PRESS_WITHOUT_MOVE -> {
                clock.show(position.turn().other(), true);
                pace.pass(5000);
                clock.show(position.turn(), true);
                pace.pass(4000);
                yield "";
            }
        };
        notes.accept(new FaultNote(fault, board.serial(), game.index(), ply.ply(), detail));
    }

    private String knock() throws InterruptedException {
        SensedBoard before = board.squares();
        List<Integer> men = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (before.at(square) != Sensed.EMPTY) {
                men.add(square);
            }
        }
        int first = men.remove(random.nextInt(men.size()));
        int second = men.remove(random.nextInt(men.size()));
        board.put(first, Sensed.EMPTY);
        pace.pass(80);
        board.put(second, Sensed.EMPTY);
        pace.pass(1200);
        board.put(first, before.at(first));
        pace.pass(700);
        board.put(second, before.at(second));
        pace.pass(1500);
        return Square.name(first) + Square.name(second);
    }

    /** Carries a man where it may not go, presses, and puts it back when the opponent protests. */
    private String illegal(Position position, PgnReplay.Played ply) throws InterruptedException {
        Optional<Illegal> found = Illegal.find(position, random);
        if (found.isEmpty()) {
            return "";
        }
        Illegal wrong = found.get();
        Sensed man = board.squares().at(wrong.from());
        board.put(wrong.from(), Sensed.EMPTY);
        pace.pass(500);
        board.put(wrong.to(), man);
        pace.pass(600);
        clock.show(position.turn().other(), true);
        pace.pass(12_000);
        board.put(wrong.to(), Sensed.EMPTY);
        pace.pass(600);
        board.put(wrong.from(), man);
        pace.pass(800);
        clock.show(position.turn(), true);
        pace.pass(4000);
        return Square.name(wrong.from()) + Square.name(wrong.to());
    }

    /** Both kings are lifted and put onto two of the four centre squares; whoever stands there goes first. */
    private void result(Position position) throws InterruptedException {
        int[] squares = CentreSquares.of(game.result().token());
        if (squares.length == 0) {
            return;
        }
        pace.pass(4000);
        clock.show(position.turn(), false);
        pace.pass(1000);
        int whiteKing = find(Piece.WHITE_KING);
        int blackKing = find(Piece.BLACK_KING);
        board.put(whiteKing, Sensed.EMPTY);
        pace.pass(300);
        board.put(blackKing, Sensed.EMPTY);
        pace.pass(300);
        for (int square : squares) {
            board.put(square, Sensed.EMPTY);
            pace.pass(300);
        }
        board.put(squares[0], Sensed.WHITE_KING);
        pace.pass(300);
        board.put(squares[1], Sensed.BLACK_KING);
        pace.pass(12_000);
    }

    private int find(Piece piece) {
        SensedBoard now = board.squares();
        for (int square = 0; square < 64; square++) {
            if (now.at(square).piece() == piece) {
                return square;
            }
        }
        throw new IllegalStateException("no " + piece + " on board " + board.serial());
    }
}
