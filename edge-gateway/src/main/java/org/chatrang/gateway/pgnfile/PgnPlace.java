package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import org.chatrang.gateway.driver.Turn;

/** Where PGN is kept up to date. For one thread. */
interface PgnPlace {
    /**
     * Looks once whether there is something new, and takes it; what is wrong with a part of it is told to the turn.
     *
     * @throws IOException if nothing can be read there at all
     */
    void look(Turn turn) throws IOException, InterruptedException;
}
