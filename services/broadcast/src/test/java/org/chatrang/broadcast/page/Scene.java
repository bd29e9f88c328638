package org.chatrang.broadcast.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Sent;
import org.chatrang.events.Codec;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Player;
import org.chatrang.events.Settlement;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.Topics;

/** A round in which everything a page can show happens at once. */
final class Scene {
    private Scene() {}

    static GameTape board(String event, int board) {
        Player white = Schedules.player(Games.player(2 * board), 2710 - board);
        Player black = Schedules.player(Games.player(2 * board + 1), 2702 - board);
        return new GameTape(event + "/open/1/" + board, Schedules.game(event, 1, board, white, black, null));
    }

    /** So many boards in the middle of their games. */
    static List<Sent> crowd(String event, int boards) {
        List<Sent> sent = new ArrayList<>();
        Instant now = Instant.now().minusSeconds(1000);
        for (int board = 1; board <= boards; board++) {
            GameTape tape = board(event, board).at(now).start();
            tape.clocks(2_400_000 + board * 7_000L, 2_600_000 - board * 5_000L);
            tape.moves(Games.moves(board, 12 + board * 7 % 21));
            sent.addAll(tape.at(Instant.now()).sent());
        }
        return sent;
    }

    /** Twelve boards, each in another state. */
    static List<Sent> twelve(String event) {
        List<Sent> sent = new ArrayList<>();
        Instant now = Instant.now();
        playing(event, 1, 31, now, sent);
        GameTape mated = board(event, 2).start().moves(Games.MOVES.get(0));
        mated.ends(
                        JudgeName.LEGALITY,
                        FindingKind.CHECKMATE,
                        "5.1.1",
                        "Black is checkmated.",
                        GameResult.WHITE_WINS,
                        EndingKind.CHECKMATE)
                .settled(Settlement.State.FINAL, GameResult.WHITE_WINS, EndingKind.CHECKMATE, "5.1.1");
        sent.addAll(mated.sent());
        sent.addAll(board(event, 3)
                .start()
                .clocks(3_120_000, 2_800_000)
                .moves(Games.moves(2, 21))
                .illegal(
                        "c6b3",
                        FindingKind.MOVE_ILLEGAL,
                        Finding.Standing.NEEDS_ARBITER,
                        "The knight on c6 cannot reach b3; the position before the move is to be reinstated.")
                .sent());
        sent.addAll(board(event, 4)
                .start()
                .clocks(1_500_000, 1_320_000)
                .moves(Games.moves(3, 40))
                .ends(
                        JudgeName.DRAW_DETECTION,
                        FindingKind.DRAW_AGREED,
                        "5.2.3",
                        "Both players agreed to a draw.",
                        GameResult.DRAW,
                        EndingKind.AGREEMENT)
                .settled(Settlement.State.PROVISIONAL, GameResult.DRAW, EndingKind.AGREEMENT, "5.2.3")
                .sent());
        sent.addAll(playing(event, 5, 24, now, new ArrayList<>())
                .seen(nextOf(5, 24))
                .sent());
        sent.addAll(board(event, 6)
                .start()
                .clocks(0, 61_000)
                .moves(Games.moves(1, 38))
                .ends(
                        JudgeName.CLOCK_ADJUDICATION,
                        FindingKind.FLAG_FALLEN,
                        "6.9",
                        "White's flag fell, and Black can still mate.",
                        GameResult.BLACK_WINS,
                        EndingKind.FLAG_FALL)
                .settled(Settlement.State.FINAL, GameResult.BLACK_WINS, EndingKind.FLAG_FALL, "6.9")
                .sent());
        sent.addAll(board(event, 7).sent());
        GameTape claimable = playing(event, 8, 30, now, new ArrayList<>());
        claimable.verdict(
                JudgeName.DRAW_DETECTION,
                new Finding(
                        FindingKind.THREEFOLD_CLAIMABLE,
                        Finding.Standing.NOTED,
                        null,
                        new org.chatrang.events.Article("9.2.2", "2023"),
                        "The position has occurred three times; the player to move may claim a draw.",
                        null,
                        null));
        sent.addAll(claimable.sent());
        sent.addAll(playing(event, 9, 17, now, new ArrayList<>())
                .completed(nextOf(9, 17))
                .sent());
        GameTape pressed = board(event, 10).start().clocks(70_000, 45_000);
        pressed.moves(Games.moves(2, 29)).clocks(70_000, 48_000).at(now).move(nextOf(2, 29));
        sent.addAll(pressed.sent());
        playing(event, 11, 12, now, sent);
        playing(event, 12, 27, now, sent);
        sent.add(table(event));
        return sent;
    }

    private static GameTape playing(String event, int board, int plies, Instant now, List<Sent> to) {
        GameTape tape = board(event, board).at(now.minusSeconds(3000)).start();
        tape.clocks(2_900_000 - board * 61_000L, 3_050_000 - board * 97_000L);
        tape.moves(Games.moves(board, plies - 1)).at(now.minusSeconds(20)).move(nextOf(board, plies - 1));
        to.addAll(tape.sent());
        return tape;
    }

    private static String nextOf(int game, int plies) {
        return Games.MOVES.get(game % Games.MOVES.size()).split(" ")[plies];
    }

    static Sent table(String event) {
        List<StandingsTable.Row> rows = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            int wins = Math.max(0, 5 - i / 4);
            int draws = i % 4;
            String points = wins + draws / 2 + (draws % 2 == 1 ? ".5" : "");
            rows.add(new StandingsTable.Row(
                    i + 1,
                    Schedules.player(Games.player(i), 2710 - i),
                    points,
                    9,
                    wins,
                    draws,
                    9 - wins - draws,
                    i == 3));
        }
        StandingsTable table = new StandingsTable(event, "open", 1, 1, rows);
        return new Sent(Topics.STANDINGS.name(), table.key(), Codec.write((Object) table));
    }

    static Sent gateway(GatewayHealth.State state, String text) {
        GatewayHealth health = new GatewayHealth(Schedules.GATEWAY, Instant.now(), state, 0, 12, text);
        return new Sent(Topics.GATEWAY_HEALTH.name(), health.gatewayId(), Codec.write((Object) health));
    }
}
