package org.chatrang.gateway.notation;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Kings put into the centre to show the result, which boards write down as moves of the kings. A trailing king's step to
 * d4, e4, d5 or e5 that is legal may be one, and is told as the move it may be; from the first illegal one on they are the
 * gesture.
 */
public final class CentreKings {
    private static final Set<String> CENTRE = Set.of("d4", "e4", "d5", "e5");
    private static final Pattern KING_STEP = Pattern.compile("K[a-h]?[1-8]?x?([a-h][1-8])[+#]?");

    private CentreKings() {}

    /** The square, if the text writes a king's step into the centre; else null. */
    public static String square(String san) {
        Matcher step = KING_STEP.matcher(san);
        return step.matches() && CENTRE.contains(step.group(1)) ? step.group(1) : null;
    }

    /** How many half-moves at the end write kings into the centre. */
    public static int trailing(List<String> moves) {
        int count = 0;
        while (count < moves.size() && square(moves.get(moves.size() - 1 - count)) != null) {
            count++;
        }
        return count;
    }
}
