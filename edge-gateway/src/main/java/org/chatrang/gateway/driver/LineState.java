package org.chatrang.gateway.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jboss.logging.Logger;

/**
 * What is known of one connection: why it does not work, and what is wrong with single parts of what it brings. Logs what is
 * new and what is over, each once. Not safe for several threads.
 */
final class LineState {
    private static final Logger LOG = Logger.getLogger(Lines.class);
    /** So many parts are named in health; the log has all. */
    private static final int NAMED = 5;

    private final String driver;
    private final String name;
    private String wrong = "not connected yet";
    private Map<String, String> faults = Map.of();
    private Map<String, String> notes = Map.of();

    LineState(String driver, String name) {
        this.driver = driver;
        this.name = name;
    }

    void works() {
        if (wrong != null) {
            wrong = null;
            LOG.infof("event=line-works driver=%s line=%s", driver, name);
        }
    }

    void fails(String reason) {
        if (!reason.equals(wrong)) {
            wrong = reason;
            LOG.warnf("event=line-fails driver=%s line=%s reason=\"%s\"", driver, name, reason);
        }
    }

    void parts(Map<String, String> faultsNow, Map<String, String> notesNow) {
        tellNew("part-fails", faults, faultsNow);
        tellNew("part-noted", notes, notesNow);
        for (String part : faults.keySet()) {
            if (!faultsNow.containsKey(part)) {
                LOG.infof("event=part-works driver=%s line=%s part=\"%s\"", driver, name, part);
            }
        }
        faults = faultsNow;
        notes = notesNow;
    }

    private void tellNew(String event, Map<String, String> before, Map<String, String> now) {
        now.forEach((part, words) -> {
            if (!words.equals(before.get(part))) {
                LOG.warnf("event=%s driver=%s line=%s part=\"%s\" reason=\"%s\"", event, driver, name, part, words);
            }
        });
    }

    boolean isConnected() {
        return wrong == null;
    }

    boolean isWell() {
        return wrong == null && faults.isEmpty();
    }

    /** What is to be said of it, empty if nothing. */
    List<String> words() {
        List<String> words = new ArrayList<>();
        if (wrong != null) {
            words.add(name + ": " + wrong);
        }
        named(faults, words);
        named(notes, words);
        return words;
    }

    private void named(Map<String, String> parts, List<String> words) {
        new TreeMap<>(parts)
                .entrySet().stream()
                        .limit(NAMED)
                        .forEach(part -> words.add(name + ": " + part.getKey() + ": " + part.getValue()));
        if (parts.size() > NAMED) {
            words.add(name + ": and " + (parts.size() - NAMED) + " more, see the log");
        }
    }
}
