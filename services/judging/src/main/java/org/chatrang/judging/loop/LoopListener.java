package org.chatrang.judging.loop;

import java.time.Duration;
import java.util.List;

/** Hears what a judge loop does, on the loop's thread: for metrics and logs. */
public interface LoopListener {
    /** Hears nothing. */
    LoopListener SILENT = new LoopListener() {};

    /**
     * A batch is permanent.
     *
     * @param answered what was answered
     * @param repeats records dropped as repeats
     * @param took from the end of the poll to the end of the commit
     * @param behind records of the assigned partitions not read yet
     */
    default void committed(List<Answered> answered, int repeats, Duration took, long behind) {}

    /** A batch was refused and will be read again: the group had moved on. */
    default void refused(Exception reason) {}

    /** The clients failed and are made anew after a pause. */
    default void failed(Exception reason) {}

    /** A partition was folded up to what has its verdicts already. */
    default void recovered(int partition, int openGames, Duration took) {}

    /** Partitions were given to this instance or taken away; this many it has now. */
    default void assigned(int partitions) {}
}
