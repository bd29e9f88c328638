package org.chatrang.gateway.security;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** What a request carries to say who it is from. */
public final class Tokens {
    private static final String BEARER = "Bearer ";
    private static final String BASIC = "Basic ";

    private Tokens() {}

    /** The token of an {@code Authorization: Bearer} header, null if there is none. */
    public static String bearer(String header) {
        return header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? header.substring(BEARER.length()).strip()
                : null;
    }

    /** The same, or the password of an {@code Authorization: Basic} header, which is what a browser's form gives. */
    static String bearerOrPassword(String header) {
        if (header == null || !header.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
            return bearer(header);
        }
        try {
            byte[] decoded =
                    Base64.getDecoder().decode(header.substring(BASIC.length()).strip());
            String pair = new String(decoded, StandardCharsets.UTF_8);
            int colon = pair.indexOf(':');
            return colon < 0 ? null : pair.substring(colon + 1);
        } catch (IllegalArgumentException notBase64) {
            return null;
        }
    }
}
