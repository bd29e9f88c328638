package org.chatrang.gateway.pgnfile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.gateway.driver.Turn;
import org.chatrang.laws.pgn.PgnGame;

/**
 * The board's numbers of games that say none: the place in the text at which a game is first seen. A game that stands at
 * another place later, because one before it was taken out, say, keeps its number, for it is known by its event, date, round
 * and players; one that is new at the place of a game that is still in the text has no number and is not told. Not safe for
 * several threads.
 */
final class Places {
    private final String text;
    private Map<String, Integer> known = Map.of();

    /** {@code text} names the text in faults. */
    Places(String text) {
        this.text = text;
    }

    /** The numbers of these games, which are all of the text that say none, by place; a game without a number is left out. */
    Map<Integer, Integer> number(List<PgnGame> games, Turn turn) {
        Map<Integer, Integer> numbers = new HashMap<>();
        Map<String, Integer> present = new HashMap<>();
        Set<Integer> held = new HashSet<>();
        for (PgnGame game : games) {
            Integer before = known.get(name(game));
            if (before != null && held.add(before)) {
                numbers.put(game.index(), before);
                present.put(name(game), before);
            }
        }
        for (PgnGame game : games) {
            if (!numbers.containsKey(game.index()) && held.add(game.index())) {
                numbers.put(game.index(), game.index());
                present.putIfAbsent(name(game), game.index());
            }
            tell(game, numbers.get(game.index()), turn);
        }
        known = present;
        return numbers;
    }

    private void tell(PgnGame game, Integer number, Turn turn) {
        String part = text + ", game " + game.index();
        if (number == null) {
            turn.fault(
                    part,
                    "stands at the place of another one, and neither its tag Board nor its tag Round says on which board"
                            + " it is: it is not told; have one of them written");
        } else if (number != game.index()) {
            turn.fault(
                    part,
                    "stood at place " + number + " before and is told as board " + number + " still; have the tag Board"
                            + " written, for after a start nobody knows it");
        }
    }

    private static String name(PgnGame game) {
        StringBuilder name = new StringBuilder();
        for (String tag : List.of("Event", "Date", "Round", "White", "Black")) {
            name.append(game.tag(tag).orElse("?")).append('\n');
        }
        return name.toString();
    }
}
