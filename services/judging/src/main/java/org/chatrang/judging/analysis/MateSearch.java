package org.chatrang.judging.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Side;
import org.chatrang.judging.fold.GameState;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Answer;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;
import org.chatrang.laws.mate.MateAnswer;

/**
 * The exact search within a judge's budget. The same position gets the same answer, so the last answers are remembered: that
 * saves time and changes nothing. Not safe for use by several threads.
 */
public final class MateSearch {
    /**
     * Positions visited for one question before a judge answers that it does not know: a constant, see the package. Asked after
     * every move, so short enough that the other games of the partition do not feel it.
     */
    public static final long NODES = 20_000;

    /** The same where a result hangs on the answer, once in a game: a flag, a resignation, illegal moves. */
    public static final long NODES_FOR_A_RESULT = 400_000;

    private static final int REMEMBERED = 4_096;

    private final long nodes;
    private final Map<Key, MateAnswer> answers = new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, MateAnswer> eldest) {
            return size() > REMEMBERED;
        }
    };
    private MateEngine engine;

    private record Key(PositionIdentity position, Side side) {}

    /** Asked after every move. */
    public static MateSearch afterMoves() {
        return new MateSearch(NODES);
    }

    /** Asked where a result hangs on the answer. */
    public static MateSearch forResults() {
        return new MateSearch(NODES_FOR_A_RESULT);
    }

    /**
     * @param nodes positions to visit at most for one question, other than the two above only for tests and tools; 0: no
     *     position is visited, the men on the board alone prove what they can
     */
    public MateSearch(long nodes) {
        this.nodes = nodes;
    }

    /** Positions visited at most for one question. */
    public long nodes() {
        return nodes;
    }

    /** Whether that side can still mate from the position. */
    public MateAnswer canMate(Position position, Side side) {
        return answers.computeIfAbsent(
                new Key(position.identity(), side), key -> engine().search(position, GameState.colourOf(side)));
    }

    /** Whether either side can still mate: CAN is by one of them, CANNOT is a dead position (Article 5.2.2). */
    public Chance anyMate(Position position) {
        Side toMove = GameState.sideOf(position.turn());
        Chance first = canMate(position, toMove).chance();
        if (first == Chance.CAN) {
            return first;
        }
        Chance second = canMate(position, toMove.other()).chance();
        return first == Chance.CANNOT || second == Chance.CAN ? second : Chance.UNKNOWN;
    }

    /** Made when first needed: an engine brings its tables with it. */
    private MateEngine engine() {
        if (engine == null) {
            engine = nodes == 0 ? MateSearch::byTheMenAlone : MateEngine.Factory.EXACT.withBudget(nodes);
        }
        return engine;
    }

    private static MateAnswer byTheMenAlone(Position position, Colour side) {
        Answer answer = new BareMaterial().canMate(position, side);
        return new MateAnswer(answer.chance(), answer.proof(), List.of(), 0);
    }
}
