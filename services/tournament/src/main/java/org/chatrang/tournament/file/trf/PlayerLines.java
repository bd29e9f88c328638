package org.chatrang.tournament.file.trf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;

/** The players of a report, each game checked against the line of the opponent. */
final class PlayerLines {
    private static final String WITHOUT_OPPONENT_YET_PAIRED = "U+-?";

    private final Problems problems;
    private final Map<Integer, TrfDocument.Placed<PlayerRecord>> byNumber = new LinkedHashMap<>();
    private final Map<Integer, List<RoundCell>> cells = new LinkedHashMap<>();
    private final int paired;

    PlayerLines(TrfDocument document, Problems problems) {
        this.problems = problems;
        for (TrfDocument.Placed<PlayerRecord> placed : document.all(PlayerRecord.class)) {
            PlayerRecord player = placed.record();
            TrfDocument.Placed<PlayerRecord> earlier = byNumber.putIfAbsent(player.number(), placed);
            if (earlier != null) {
                problems.at(
                        placed.line(),
                        PlayerRecord.NUMBER_COLUMN,
                        "a number of its own, for line " + earlier.line() + " has it, too",
                        String.valueOf(player.number()));
            } else {
                cells.put(player.number(), new ArrayList<>(player.rounds()));
            }
        }
        if (byNumber.isEmpty()) {
            problems.at(0, 0, "at least one player (record 001)", "");
        }
        paired = lastPairedRound();
    }

    /** The last round with a game, a forfeit or an allocated bye; byes after it are announced, not given. */
    int paired() {
        return paired;
    }

    boolean has(int number) {
        return byNumber.containsKey(number);
    }

    int line(int number) {
        return byNumber.get(number).line();
    }

    List<TrfDocument.Placed<PlayerRecord>> placed() {
        return List.copyOf(byNumber.values());
    }

    List<PlayerRecord> records() {
        return byNumber.values().stream().map(TrfDocument.Placed::record).toList();
    }

    /** What a player's line says of a round, blank for an unknown player. */
    RoundCell cell(int number, int round) {
        List<RoundCell> own = cells.getOrDefault(number, List.of());
        return round > own.size() ? RoundCell.BLANK : own.get(round - 1);
    }

    /** Enters byes that stand in records of their own (240). */
    void enter(TrfDocument.Placed<ByeRecord> placed) {
        ByeRecord bye = placed.record();
        for (int i = 0; i < bye.numbers().size(); i++) {
            int number = bye.numbers().get(i);
            int column = ByeRecord.NUMBERS + 5 * i;
            if (!has(number)) {
                problems.at(placed.line(), column, "the number of a player", String.valueOf(number));
            } else if (bye.round() > 0 && bye.round() <= paired) {
                enter(placed, number, column);
            }
        }
    }

    private void enter(TrfDocument.Placed<ByeRecord> placed, int number, int column) {
        ByeRecord bye = placed.record();
        RoundCell stated = cell(number, bye.round());
        if (stated.isBlank()) {
            List<RoundCell> own = cells.get(number);
            while (own.size() < bye.round()) {
                own.add(RoundCell.BLANK);
            }
            own.set(bye.round() - 1, new RoundCell(0, '-', bye.kind()));
        } else if (stated.opponent() != 0 || stated.result() != bye.kind()) {
            problems.at(
                    placed.line(),
                    column,
                    "a player without another entry in round " + bye.round(),
                    number + ", whose line " + line(number) + " has one");
        }
    }

    void check() {
        for (TrfDocument.Placed<PlayerRecord> placed : byNumber.values()) {
            List<RoundCell> rounds = placed.record().rounds();
            for (int round = 1; round <= rounds.size(); round++) {
                if (rounds.get(round - 1).opponent() != 0) {
                    check(placed, round, rounds.get(round - 1));
                }
            }
        }
    }

    private void check(TrfDocument.Placed<PlayerRecord> placed, int round, RoundCell cell) {
        int number = placed.record().number();
        int column = RoundCell.column(round);
        if (cell.opponent() == number || !has(cell.opponent())) {
            problems.at(placed.line(), column, "the number of another player", String.valueOf(cell.opponent()));
            return;
        }
        RoundCell other = cell(cell.opponent(), round);
        String opponentsLine = "line " + line(cell.opponent());
        if (other.opponent() != number) {
            problems.at(
                    placed.line(),
                    column,
                    "an opponent who is paired with player " + number + " in round " + round,
                    cell.opponent() + ", who has " + (other.opponent() == 0 ? "nobody" : other.opponent()) + " in "
                            + opponentsLine);
            return;
        }
        if (number < cell.opponent()) {
            checkAgainst(other, cell, placed.line(), column, opponentsLine);
        }
    }

    private void checkAgainst(RoundCell other, RoundCell cell, int line, int column, String opponentsLine) {
        boolean played =
                Outcome.ofLetter(cell.result(), true).filter(Outcome::isPlayed).isPresent();
        boolean sameColour = cell.colour() == other.colour();
        if (sameColour && cell.colour() != '-') {
            problems.at(
                    line,
                    column + 5,
                    "the other colour than the opponent's in " + opponentsLine,
                    String.valueOf(cell.colour()));
        } else if (sameColour && played) {
            problems.at(line, column + 5, "w or b, for the game was played", "-");
        }
        if (!agree(cell.result(), other.result()) && !agree(other.result(), cell.result())) {
            problems.at(
                    line,
                    column + 7,
                    "a result that goes with \"" + other.result() + "\" of the opponent's " + opponentsLine,
                    String.valueOf(cell.result()));
        }
    }

    /** A draw against a loss and two losses are decisions of an arbiter (Article 10 of the competition rules). */
    private static boolean agree(char one, char other) {
        return switch (one) {
            case '1' -> other == '0';
            case '=' -> other == '=' || other == '0';
            case '0' -> other == '0';
            case 'W' -> other == 'L';
            case 'D' -> other == 'D' || other == 'L';
            case 'L' -> other == 'L';
            case '+', '-' -> other == '-';
            default -> one == other;
        };
    }

    private int lastPairedRound() {
        int last = 0;
        for (List<RoundCell> rounds : cells.values()) {
            for (int round = rounds.size(); round > last; round--) {
                RoundCell cell = rounds.get(round - 1);
                if (cell.opponent() != 0 || WITHOUT_OPPONENT_YET_PAIRED.indexOf(cell.result()) >= 0) {
                    last = round;
                }
            }
        }
        return last;
    }

    List<Player> players() {
        return records().stream().map(this::player).toList();
    }

    private Player player(PlayerRecord record) {
        List<PlayerRound> rounds = new ArrayList<>();
        for (int round = 1; round <= paired; round++) {
            rounds.add(round(cell(record.number(), round), round));
        }
        while (!rounds.isEmpty() && rounds.getLast().equals(PlayerRound.ABSENT)) {
            rounds.removeLast();
        }
        return new Player(
                record.number(),
                record.name(),
                record.sex(),
                record.title(),
                record.rating() == null ? 0 : record.rating(),
                record.federation(),
                record.fideId(),
                record.birth(),
                rounds);
    }

    private PlayerRound round(RoundCell cell, int round) {
        boolean paired = cell.opponent() != 0;
        Outcome outcome = Outcome.ofLetter(cell.result(), paired).orElseThrow();
        if (!paired) {
            return PlayerRound.bye(outcome);
        }
        Colour own = colour(cell.colour());
        Colour known = own == Colour.NONE
                ? colour(cell(cell.opponent(), round).colour()).other()
                : own;
        return new PlayerRound(cell.opponent(), known, outcome);
    }

    private static Colour colour(char letter) {
        return switch (letter) {
            case 'w' -> Colour.WHITE;
            case 'b' -> Colour.BLACK;
            default -> Colour.NONE;
        };
    }
}
