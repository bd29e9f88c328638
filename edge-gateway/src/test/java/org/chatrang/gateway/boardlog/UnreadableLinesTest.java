package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.junit.jupiter.api.Test;

/** A line that cannot be read costs itself and no other, and is told with its number. */
class UnreadableLinesTest {
    /** Any line of a real recording: the game is whole, or it is said what is open; nothing is made up. */
    @Test
    void anyOneLine() throws IOException {
        Capture capture = Capture.of("1");
        List<String> lines = Captures.lines("1.inbytes");
        List<String> expected = capture.expected();
        int whole = 0;
        for (int bad = 1; bad < lines.size(); bad += 3) {
            List<String> others = new ArrayList<>(lines);
            others.set(bad, "jQ@KIAMCIAMCCA==");
            RecordedGame game = RecordedGame.of(String.join("\n", others).getBytes());
            List<String> moves = capture.moves(game);
            assertEquals(expected.subList(0, moves.size()), moves);
            assertEquals(
                    List.of("line " + (bad + 1) + " is no base64 (character 3): \"jQ@KIAMCIAMCCA==\""), told(game, 1));
            assertEquals(1, game.summary().unreadable());
            assertEquals(lines.size() - 1, game.summary().messages());
            boolean all = moves.size() == expected.size();
            assertTrue(all || moves.size() >= expected.size() * (bad - 40) / lines.size(), bad + ": " + moves.size());
            whole += all ? 1 : 0;
        }
        assertTrue(whole > lines.size() / 3 * 0.9, whole + " of " + lines.size() / 3);
    }

    @Test
    void eachIsTold() {
        byte[] bytes = Recorder.game(Recorder.SHORT).bytes();
        String[] lines = java.util.Base64.getMimeEncoder(40, new byte[] {'\n'})
                .encodeToString(bytes)
                .split("\n");
        lines[6] = "???";
        lines[8] = "=";
        lines[9] = "table 17!";
        lines[10] = "";
        lines[11] = "# a comment";
        lines[12] = "a line that is much longer than what is said of it!";
        RecordedGame game = RecordedGame.of(String.join("\n", lines).getBytes());
        assertEquals(
                List.of(
                        "line 7 is no base64 (character 1): \"???\"",
                        "lines 9 to 13, 3 of them: the first is no base64 (nothing before its =): \"=\""),
                told(game, 2));
        assertEquals(4, game.summary().unreadable());
        assertEquals(
                "line 7 is no base64 (character 1): \"???\"", game.summary().firstUnreadable());
    }

    /** Whoever records was ended in the middle of a line: what is whole of it is read. */
    @Test
    void theLastLineIsCutOff() {
        byte[] bytes = Recorder.game(Recorder.SHORT).bytes();
        String text = java.util.Base64.getEncoder().encodeToString(bytes);
        for (int cut = 1; cut < 8; cut++) {
            RecordedGame game =
                    RecordedGame.of(("# begun at 10:00\n" + text.substring(0, text.length() - cut)).getBytes());
            assertEquals(1, game.summary().unreadable());
            String told = game.summary().firstUnreadable();
            assertTrue(told.startsWith("line 2 is cut off: "), told);
            assertTrue(told(game, 3).contains(told), told);
            assertEquals(17, game.san().size());
        }
    }

    private static List<String> told(RecordedGame game, int most) {
        return game.facts(BoardFault.class).stream()
                .filter(fault -> fault.fault() == Fault.CORRUPT_DATA)
                .map(BoardFault::text)
                .filter(text -> text.startsWith("line"))
                .limit(most)
                .toList();
    }
}
