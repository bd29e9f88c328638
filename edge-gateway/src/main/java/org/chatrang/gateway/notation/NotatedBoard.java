package org.chatrang.gateway.notation;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.driver.BoardRecorder;

/**
 * One board's game, told once although the source tells all of it every time. The last half-move is only seen until another
 * follows, the game ends or it has stood for a while: sources guess it while the men are in the air. A king's illegal step
 * into the centre at the end is only seen until another follows: it may become the result. A half-move that was completed
 * and is another now is completed again, with all that follows: a correction, for the arbiter. A list that only got shorter
 * says nothing yet, unless the game is over: then the result is told, and that half-moves are gone is told as a fault.
 *
 * <p>A clock that a source writes after its half-move was told as completed is not told any more: told again, the half-move
 * would be a correction that the arbiter is asked about, and told apart the clock would be the reading of a later moment.
 * It waits as long as the half-move does, for a last half-move is only seen.
 *
 * <p>A text is told only if it is the game's own. When a board is given its next game, what was told of the last one stays
 * untold for as long as it stands there, corrected or longer, and so does any text of another game under a game that has
 * begun. What is another game {@link GameText} tells from the heading (round, or both players), from fewer or other
 * half-moves, and from a result that is gone. A next game that begins with the very half-moves of the last is recognised
 * while it is shorter, or by its heading once it has no result; what was recognised once stays so. A last game that was not over, and is played on under the next,
 * is the next: the desk has put right which game is on the board. The first game of a board gets all that stands there. All this is known after a restart, too.
 */
final class NotatedBoard {
    private final BoardAssignment assignment;
    private final BoardRecorder recorder;
    private final Duration settle;
    private final TextOwner owner;
    private final WaitingTexts waiting;
    private final Told told = new Told();
    private NotatedGame last;
    private long lastChange = System.nanoTime();
    private String remark;

    NotatedBoard(BoardAssignment assignment, BoardRecorder recorder, Duration settle, WaitingTexts waiting) {
        this.assignment = assignment;
        this.recorder = recorder;
        this.settle = settle;
        this.waiting = waiting;
        this.owner = new TextOwner(assignment.boardId(), assignment.gameId(), recorder);
        recorder.recorded(assignment.gameId()).forEach(told::note);
    }

    /** Half-moves completed so far. */
    int completed() {
        return told.completed().size();
    }

    /** Why the text last heard is not the game's, in words; empty if it is. */
    Optional<String> remark() {
        return Optional.ofNullable(remark);
    }

    /** The same text was there for long before this. */
    void stood(NotatedGame game) {
        last = game;
        lastChange = System.nanoTime() - settle.toNanos();
    }

    /** Tells what is new. To be called again with the same game while time goes by. */
    void update(NotatedGame game) throws InterruptedException {
        TextOwner.Owner whose = owner.of(game, told);
        if (whose == TextOwner.Owner.NEXT) {
            waiting.keep(assignment.boardId(), game);
        }
        remark = switch (whose) {
            case THIS -> null;
            case FORMER ->
                "board " + assignment.boardId() + " still shows the last game, " + owner.former() + ", instead of "
                        + assignment.gameId();
            case NEXT ->
                "board " + assignment.boardId() + " shows another game than " + assignment.gameId()
                        + ", which is assigned to it";
        };
        if (remark == null) {
            tell(game);
        }
    }

    private void tell(NotatedGame game) throws InterruptedException {
        if (!game.equals(last)) {
            last = game;
            lastChange = System.nanoTime();
        }
        boolean stands = System.nanoTime() - lastChange >= settle.toNanos();
        StartPosition start = StartPosition.of(assignment, game);
        if (start.fault() != null) {
            fault(start.fault());
        }
        ReadText text = ReadText.of(game, start.position());
        List<MoveCompleted> moves = text.moves();
        // half of a text has its result in the tags and no half-moves yet
        boolean over = game.result().isPresent() && (game.ended() || stands);
        boolean followed = !over && !text.kings().isEmpty();
        int certain = over || stands || followed ? moves.size() : Math.max(0, moves.size() - 1);
        int same = sameAs(moves);
        boolean shorter = same == moves.size() && same < completed();
        for (int ply = same; !shorter && ply < certain; ply++) {
            boolean next = ply < moves.size() - 1 || followed;
            complete(moves.get(ply), next ? CompletedBy.NEXT_MOVE : over ? CompletedBy.GAME_END : CompletedBy.QUIET);
        }
        if (certain < moves.size()) {
            see(moves.get(certain));
        } else {
            see(followed ? text.kings().getFirst() : null);
        }
        if (over) {
            end(game.result().get(), text, shorter, stands);
        }
    }

    private int sameAs(List<MoveCompleted> moves) {
        int same = 0;
        while (same < Math.min(completed(), moves.size())
                && isSame(told.completed().get(same), moves.get(same))) {
            same++;
        }
        return same;
    }

    private void complete(MoveCompleted move, CompletedBy by) throws InterruptedException {
        if (told.isBack(move)) {
            fault("half-move " + move.ply() + " is written now as " + move.notation() + ", now as "
                    + told.completed().get(move.ply() - 1).notation() + ": do two write this game?");
        }
        MoveSeen seen = told.seen();
        if (seen != null && (seen.ply() != move.ply() || !Objects.equals(seen.notation(), move.notation()))) {
            tell(new MoveWithdrawn(seen.ply()));
        }
        tell(new MoveCompleted(
                move.ply(), move.uci(), move.notation(), move.placement(), move.clock(), by, move.touched()));
    }

    /** Only this half-move is seen now, or none if it is null. */
    private void see(MoveCompleted move) throws InterruptedException {
        MoveSeen now = move == null || move.ply() <= completed()
                ? null
                : new MoveSeen(move.ply(), move.uci(), move.notation());
        if (Objects.equals(now, told.seen())) {
            return;
        }
        if (told.seen() != null) {
            tell(new MoveWithdrawn(told.seen().ply()));
        }
        if (now != null) {
            tell(now);
        }
    }

    private void end(GameResult result, ReadText text, boolean shorter, boolean stands) throws InterruptedException {
        boolean news = result != told.shown();
        if (shorter && (news || stands)) {
            int ply = text.moves().size() + 1;
            fault("the source's list of moves ends before half-move " + ply + ", "
                    + told.completed().get(ply - 1).notation()
                    + ", which was completed, and says " + result.code());
        }
        if (news) {
            tell(new ResultGesture(result, text.squares()));
        }
    }

    /** Once for each thing that is wrong with a game. */
    private void fault(String text) throws InterruptedException {
        if (!told.hasFault(text)) {
            tell(new BoardFault(BoardFault.Fault.OTHER, text));
        }
    }

    private void tell(GameFact fact) throws InterruptedException {
        recorder.record(assignment.boardId(), assignment.gameId(), completed(), fact);
        told.note(fact);
    }

    /** The same move, however it is written; the clock may have been corrected since. */
    private static boolean isSame(MoveCompleted one, MoveCompleted other) {
        return one.uci() != null || other.uci() != null
                ? Objects.equals(one.uci(), other.uci())
                : Objects.equals(one.notation(), other.notation());
    }
}
