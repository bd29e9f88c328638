package org.chatrang.gateway.security;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import org.chatrang.gateway.security.Access.Decision;
import org.junit.jupiter.api.Test;

class AccessTest {
    private static final String AWAY = "192.168.7.4";
    private final Access open = new Access(Optional.of("a long secret"));
    private final Access closed = new Access(Optional.empty());

    private static Decision decide(Access access, String from, String path, String authorization) {
        return access.decide(Access.address(from), path, authorization);
    }

    @Test
    void whoeverIsOnThisMachineMay() {
        for (String here : new String[] {"127.0.0.1", "127.8.0.1", "::1", "0:0:0:0:0:0:0:1"}) {
            assertEquals(Decision.ALLOWED, decide(closed, here, "/check", null), here);
        }
    }

    @Test
    void fromElsewhereNobodyMayWithoutAToken() {
        for (String path : new String[] {"/", "/check", "/check.json", "/q/health", "/q/metrics", "/anything"}) {
            assertEquals(Decision.LOCAL_ONLY, decide(closed, AWAY, path, "Bearer a long secret"), path);
            assertEquals(Decision.TOKEN_MISSING, decide(open, AWAY, path, null), path);
            assertEquals(Decision.TOKEN_MISSING, decide(open, AWAY, path, "Bearer a long secre"), path);
            assertEquals(Decision.TOKEN_MISSING, decide(open, AWAY, path, "Basic !!"), path);
            assertEquals(Decision.ALLOWED, decide(open, AWAY, path, "Bearer a long secret"), path);
        }
    }

    @Test
    void aBrowserGivesItAsAPassword() {
        String basic = Base64.getEncoder().encodeToString("me:a long secret".getBytes(StandardCharsets.UTF_8));
        assertEquals(Decision.ALLOWED, decide(open, AWAY, "/check", "Basic " + basic));
    }

    @Test
    void scoresheetsHaveTokensOfTheirOwn() {
        assertEquals(Decision.ALLOWED, decide(closed, AWAY, "/scoresheets/b1", null));
        assertEquals(Decision.LOCAL_ONLY, decide(closed, AWAY, "/scoresheets/../q/metrics", null));
        assertEquals(Decision.LOCAL_ONLY, decide(closed, AWAY, "/scoresheets", null));
    }

    @Test
    void anAddressThatIsNoneIsFromElsewhere() {
        assertEquals(Decision.LOCAL_ONLY, decide(closed, null, "/check", null));
        assertEquals(Decision.LOCAL_ONLY, decide(closed, "localhost.example.org", "/check", null));
    }
}
