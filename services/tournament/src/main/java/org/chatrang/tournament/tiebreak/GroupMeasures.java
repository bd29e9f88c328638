package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.model.ScoreKind;

/** Makes the tie-breaks that order a tied group. */
public final class GroupMeasures {
    private GroupMeasures() {}

    /**
     * The measure of a tie-break whose reach is {@link Reach#GROUP}.
     *
     * @throws IllegalArgumentException if it is another
     */
    public static GroupMeasure of(TieBreak tieBreak, Setting setting) {
        return new GroupMeasure(splitters(tieBreak, setting));
    }

    private static List<Splitting.Splitter> splitters(TieBreak tieBreak, Setting setting) {
        ScoreKind primary = tieBreak.score(setting);
        int boards = setting.boards();
        List<Splitting.Splitter> splitters = new ArrayList<>();
        Code code = tieBreak.code();
        if (code == Code.TBR) {
            return topBoards(boards);
        }
        if (code == Code.BBE) {
            return withoutBottomBoards(boards);
        }
        if (code != Code.DE && !CodeSets.EXTENDED_DIRECT_ENCOUNTER.contains(code)) {
            throw new IllegalArgumentException(tieBreak + " does not order a tied group");
        }
        splitters.add(Encounters.of(tieBreak, setting, primary));
        if (code == Code.DE) {
            return splitters;
        }
        splitters.add(Encounters.of(tieBreak, setting, primary.other()));
        if (code == Code.EDEC || code == Code.EDEBT || code == Code.EDEBB) {
            splitters.add(new MutualBoards("board count", board -> -board));
        }
        if (code == Code.EDET || code == Code.EDEBT) {
            for (int top = 1; top <= boards; top++) {
                int only = top;
                splitters.add(new MutualBoards("board " + top, board -> board == only ? 1 : 0));
            }
        }
        if (code == Code.EDEB || code == Code.EDEBB) {
            for (int last = boards - 1; last >= 1; last--) {
                int to = last;
                splitters.add(new MutualBoards("boards 1 to " + last, board -> board <= to ? 1 : 0));
            }
        }
        return splitters;
    }

    private static List<Splitting.Splitter> topBoards(int boards) {
        List<Splitting.Splitter> splitters = new ArrayList<>();
        for (int board = 1; board <= boards; board++) {
            splitters.add(new WholeEventBoards(board, board));
        }
        return splitters;
    }

    private static List<Splitting.Splitter> withoutBottomBoards(int boards) {
        List<Splitting.Splitter> splitters = new ArrayList<>();
        for (int last = boards - 1; last >= 1; last--) {
            splitters.add(new WholeEventBoards(1, last));
        }
        return splitters;
    }
}
