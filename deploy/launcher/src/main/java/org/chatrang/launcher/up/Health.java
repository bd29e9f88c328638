package org.chatrang.launcher.up;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Asks a service for its readiness. */
final class Health {
    private static final String READINESS = "/q/health/ready";
    private static final int LIMIT_MILLIS = 2_000;

    private Health() {}

    /** Whether the service at {@code address} answers that it is ready. */
    static boolean isReady(String address) {
        try {
            HttpURLConnection request =
                    (HttpURLConnection) URI.create(address + READINESS).toURL().openConnection();
            request.setConnectTimeout(LIMIT_MILLIS);
            request.setReadTimeout(LIMIT_MILLIS);
            try {
                return request.getResponseCode() == HttpURLConnection.HTTP_OK;
            } finally {
                request.disconnect();
            }
        } catch (IOException notYet) {
            return false;
        }
    }
}
