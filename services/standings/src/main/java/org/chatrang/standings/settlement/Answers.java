package org.chatrang.standings.settlement;

import java.util.Arrays;
import java.util.List;
import org.chatrang.events.JudgeName;

/**
 * How far each judge has answered the log of a game. A judge answers every record in order, so the highest {@code seq} says all.
 *
 * @param legality highest {@code seq} answered by the legality judge, 0 for none
 * @param clockAdjudication the same of the clock judge
 * @param drawDetection the same of the draw judge
 */
public record Answers(long legality, long clockAdjudication, long drawDetection) {
    /** Nobody has answered anything. */
    public static final Answers NONE = new Answers(0, 0, 0);

    /** The highest {@code seq} this judge has answered, 0 for none. */
    public long of(JudgeName judge) {
        return switch (judge) {
            case LEGALITY -> legality;
            case CLOCK_ADJUDICATION -> clockAdjudication;
            case DRAW_DETECTION -> drawDetection;
        };
    }

    /** Whether this judge's answer to that record has been counted. */
    public boolean counted(JudgeName judge, long seq) {
        return seq <= of(judge);
    }

    /** The same with this judge's answer to that record counted. */
    public Answers with(JudgeName judge, long seq) {
        return switch (judge) {
            case LEGALITY -> new Answers(seq, clockAdjudication, drawDetection);
            case CLOCK_ADJUDICATION -> new Answers(legality, seq, drawDetection);
            case DRAW_DETECTION -> new Answers(legality, clockAdjudication, seq);
        };
    }

    /** The judges that have not answered that record yet. */
    public List<JudgeName> waitingFor(long seq) {
        return Arrays.stream(JudgeName.values())
                .filter(judge -> !counted(judge, seq))
                .toList();
    }
}
