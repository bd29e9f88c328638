package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.quarkus.test.junit.main.LaunchResult;
import io.quarkus.test.junit.main.QuarkusMainLauncher;
import io.quarkus.test.junit.main.QuarkusMainTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The program itself, with a configuration that cannot be. */
@QuarkusMainTest
@TestProfile(GatewayMainTest.Wrong.class)
class GatewayMainTest {
    /** Two faults. */
    public static final class Wrong implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("chatrang.gateway.journal-limit", "-1", "chatrang.gateway.id", "hall/a");
        }
    }

    @Test
    void givenWhatCannotBeThenOneLineEachAndNoStackTrace(QuarkusMainLauncher launcher) {
        LaunchResult result = launcher.launch();
        assertEquals(1, result.exitCode());
        assertEquals(
                List.of(
                        "edge-gateway: chatrang.gateway.id=hall/a: a name of letters, digits, dot, hyphen and underscore, at"
                                + " most 100, was expected",
                        "edge-gateway: chatrang.gateway.journal-limit=-1: a whole number from 1 to 1000000 was expected"),
                result.getErrorStream());
    }
}
