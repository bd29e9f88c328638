package org.chatrang.broadcast.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chatrang.broadcast.view.BoardView;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.Settlement;
import org.chatrang.laws.pgn.PgnResult;
import org.chatrang.laws.pgn.PgnTag;

/** The tag pairs of a scheduled game, in a fixed order; what is not known is left out, except the seven every game has. */
final class GameTags {
    private static final String UNKNOWN = "?";
    private static final String UNKNOWN_DATE = "????.??.??";

    private final List<PgnTag> tags = new ArrayList<>();

    private GameTags() {}

    static List<PgnTag> of(GameView view) {
        GameScheduled game = view.schedule().game();
        GameTags tags = new GameTags();
        tags.add("Event", orUnknown(game.eventName(), game.eventId()));
        tags.add("Site", orUnknown(game.site(), UNKNOWN));
        tags.add("Date", orUnknown(game.date(), UNKNOWN_DATE));
        tags.add("Round", orUnknown(game.roundName(), game.round() + "." + game.board()));
        tags.add("White", orUnknown(game.white().name(), UNKNOWN));
        tags.add("Black", orUnknown(game.black().name(), UNKNOWN));
        tags.add("Result", result(view).token());
        tags.add("Board", Integer.toString(game.board()));
        tags.add("GameId", view.gameId());
        tags.known("Section", game.section());
        tags.player("White", game.white());
        tags.player("Black", game.black());
        TimeControlTag.of(game.timeControl()).ifPresent(control -> tags.add("TimeControl", control));
        TimeControlTag.ofBlack(game.timeControl()).ifPresent(control -> tags.add("BlackTimeControl", control));
        tags.start(game.startFen());
        ending(view).ifPresent(ending -> tags.add("Termination", ending));
        return tags.tags;
    }

    /** The result once it is final; nobody loses by a file that was read too early. PGN has no word for both losing. */
    static PgnResult result(GameView view) {
        Settlement settlement = view.settlement();
        if (settlement == null || settlement.state() != Settlement.State.FINAL || settlement.result() == null) {
            return PgnResult.UNKNOWN;
        }
        return switch (settlement.result()) {
            case WHITE_WINS -> PgnResult.WHITE_WINS;
            case BLACK_WINS -> PgnResult.BLACK_WINS;
            case DRAW -> PgnResult.DRAW;
            case BOTH_LOSE -> PgnResult.UNKNOWN;
        };
    }

    private static Optional<String> ending(GameView view) {
        Settlement settlement = view.settlement();
        if (settlement == null || settlement.state() != Settlement.State.FINAL || settlement.ending() == null) {
            return Optional.empty();
        }
        String ending = settlement.ending().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Optional.of(settlement.result() == GameResult.BOTH_LOSE ? ending + ", both lose (0-0)" : ending);
    }

    private void player(String side, Player player) {
        known(side + "Title", player.title());
        known(side + "Elo", player.rating() == null ? null : player.rating().toString());
        known(side + "Federation", player.federation());
        known(side + "FideId", player.fideId());
    }

    private void start(String fen) {
        if (fen == null || fen.isBlank() || fen.equals(BoardView.START_FEN)) {
            return;
        }
        if (StartArrays.isShuffled(fen)) {
            add("Variant", "Chess960");
        }
        add("SetUp", "1");
        add("FEN", fen);
    }

    private void known(String name, String value) {
        if (value != null && !value.isBlank()) {
            add(name, value);
        }
    }

    private void add(String name, String value) {
        tags.add(new PgnTag(name, value));
    }

    private static String orUnknown(String value, String otherwise) {
        return value == null || value.isBlank() ? otherwise : value;
    }
}
