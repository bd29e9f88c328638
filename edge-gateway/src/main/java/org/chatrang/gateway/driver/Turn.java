package org.chatrang.gateway.driver;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.gateway.failure.FailureWords;

/**
 * One look at all parts of a source, its files, games or boards: each part alone, so that one that fails holds up no other.
 * {@link Lines.Line#works(Turn)} then makes its faults known for as long as they last. For several threads.
 */
public final class Turn {
    private final Map<String, String> faults = new TreeMap<>();
    private final Map<String, String> notes = new TreeMap<>();

    /** Work on one part. */
    public interface Work {
        void run() throws IOException, InterruptedException;
    }

    /** Does the work of one part; what goes wrong is its fault and goes no further. */
    public void attempt(String part, Work work) throws InterruptedException {
        try {
            work.run();
        } catch (FileSystemException e) {
            fault(part, FailureWords.ofFile(e));
        } catch (IOException | RuntimeException e) {
            fault(part, words(e));
        }
    }

    /** Something is wrong with that part, in words that say what to do. */
    public synchronized void fault(String part, String words) {
        faults.put(part, words);
    }

    /** Something about that part that is no fault but is to be known. */
    public synchronized void note(String part, String words) {
        notes.put(part, words);
    }

    /** What another one has found, too. */
    public synchronized void addAll(Turn other) {
        faults.putAll(other.faults());
        notes.putAll(other.notes());
    }

    synchronized Map<String, String> faults() {
        return new TreeMap<>(faults);
    }

    synchronized Map<String, String> notes() {
        return new TreeMap<>(notes);
    }

    static String words(Throwable failure) {
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}
