package org.chatrang.gateway.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jboss.logging.Logger;

/**
 * Which source each board is heard from. Two that hear the same board would tell every move twice, in an order nobody knows:
 * the first is listened to, the others are not until it has lost the board, and health names them.
 */
public final class BoardClaims {
    private static final Logger LOG = Logger.getLogger(BoardClaims.class);

    private final Map<String, String> holders = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> others = new ConcurrentSkipListMap<>();

    /** Whether this source, which hears the board, is the one that is listened to. */
    boolean claim(String board, String source) {
        String holder = holders.putIfAbsent(board, source);
        if (holder == null) {
            forget(board, source);
        } else if (!holder.equals(source)
                && others.computeIfAbsent(board, any -> new ConcurrentSkipListSet<>())
                        .add(source)) {
            LOG.errorf("event=board-twice reason=\"%s\"", words(board, holder, source));
        }
        return holder == null || holder.equals(source);
    }

    /** Whether another source is the one that is listened to. */
    boolean isAnothers(String board, String source) {
        return !source.equals(holders.getOrDefault(board, source));
    }

    /** The source does not hear the board any more. */
    void release(String board, String source) {
        holders.remove(board, source);
        forget(board, source);
    }

    private void forget(String board, String source) {
        others.computeIfPresent(board, (any, sources) -> {
            sources.remove(source);
            return sources.isEmpty() ? null : sources;
        });
    }

    /** What is heard twice, in words, empty if all is well. */
    public List<String> conflicts() {
        List<String> conflicts = new ArrayList<>();
        others.forEach((board, sources) -> {
            String holder = holders.get(board);
            if (holder != null) {
                sources.forEach(source -> conflicts.add(words(board, holder, source)));
            }
        });
        return conflicts;
    }

    private static String words(String board, String holder, String source) {
        return "board " + board + " is heard by chatrang.gateway." + holder + " and by chatrang.gateway." + source
                + " too, which is not listened to: take one of them out, or give each its own board";
    }
}
