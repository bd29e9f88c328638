package org.chatrang.gateway.serial;

import java.io.IOException;

/** One connection to what is on a line, from its opening until it fails. */
interface LineSession {
    /** Reads until the line fails. */
    void run() throws IOException, InterruptedException;

    /** Tells whoever hears of the boards on it that the line is gone. */
    void lost(String reason) throws InterruptedException;
}
