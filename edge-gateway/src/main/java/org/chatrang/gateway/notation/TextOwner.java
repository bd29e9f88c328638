package org.chatrang.gateway.notation;

import java.util.List;
import org.chatrang.events.GameFact;
import org.chatrang.gateway.driver.BoardRecorder;

/**
 * Says whose text it is that a source shows on a board. A board is given its next game before the source has cleared the
 * last one away, or after the source has begun to show the next: in every round one or the other.
 */
final class TextOwner {
    private final String board;
    private final BoardRecorder recorder;
    private TextNote note;
    /** The former game's text as it stood when it was first seen under this game. */
    private GameText standing;

    /** Whose text it is. */
    enum Owner {
        /** The game on the board. */
        THIS,
        /** The game that was on the board before. */
        FORMER,
        /** A game that the board was not given yet. */
        NEXT
    }

    /** Goes on where the journal stands. */
    TextOwner(String board, String game, BoardRecorder recorder) {
        this.board = board;
        this.recorder = recorder;
        TextNote kept = recorder.kept(board).map(TextNote::of).orElse(new TextNote(game, null, null, null, null));
        note = game.equals(kept.game()) ? kept : afterwards(kept, game);
    }

    /** Whether a text is that of the last game that was played on the board, which has no game now. */
    static boolean isOfAGamePlayed(String board, NotatedGame game, BoardRecorder recorder) {
        TextNote none = new TextOwner(board, "", recorder).note;
        return none.former() != null && !GameText.of(game).isAnotherThan(none.former());
    }

    /** What was told of the board's game before is the former game's text; of a game without any the one before that stands there still. */
    private TextNote afterwards(TextNote before, String game) {
        GameText told = told(before, before.game() == null ? List.of() : recorder.recorded(before.game()));
        boolean nothing = before.heading() == null || told.isEmpty();
        String owner = nothing ? before.formerGame() : before.game();
        return game.equals(owner)
                ? new TextNote(game, null, null, null, before.waiting())
                : new TextNote(game, null, owner, nothing ? before.former() : told, before.waiting());
    }

    private static GameText told(TextNote before, List<GameFact> facts) {
        Told told = new Told();
        facts.forEach(told::note);
        return told.text(before.heading() == null ? Heading.NONE : before.heading());
    }

    /** The game whose text stood there before, null if none is known. */
    String former() {
        return note.formerGame();
    }

    /** Says whose text this is, of which that was told so far. */
    Owner of(NotatedGame game, Told told) throws InterruptedException {
        GameText text = GameText.of(game);
        Owner owner = owner(text, told);
        if (owner == Owner.THIS && !text.heading().equals(note.heading())) {
            note = note.begun(text.heading());
            recorder.keep(board, note.json());
        }
        return owner;
    }

    private Owner owner(GameText text, Told told) {
        if (note.former() != null && isFormers(text, told)) {
            return note.heading() == null && isPlayedOn(text) ? Owner.THIS : Owner.FORMER;
        }
        if (note.heading() == null) {
            return Owner.THIS;
        }
        GameText before = told.text(note.heading());
        boolean anew = text.isReopened(before) && !text.goesOnFrom(before.moves());
        boolean another = !before.isEmpty()
                && text.isAnotherThan(before)
                && (anew || text.heading().isOfAnotherGameThan(note.heading()));
        return another ? Owner.NEXT : Owner.THIS;
    }

    /** Once the game's own text was seen, the former one comes back, if ever, as the whole that it was. */
    private boolean isFormers(GameText text, Told told) {
        if (note.heading() == null) {
            return !text.isAnotherThan(note.former());
        }
        return text.isWholeOf(note.former()) && !told.isBeginningOf(text);
    }

    /** A game that was not over and is played on under this one was assigned the wrong game before: the players sat elsewhere. */
    private boolean isPlayedOn(GameText text) {
        boolean open = note.former().result() == null && standing != null && standing.result() == null;
        if (open
                && text.goesOnFrom(standing.moves())
                && text.moves().size() > standing.moves().size()) {
            return true;
        }
        standing = text;
        return false;
    }
}
