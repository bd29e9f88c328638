package org.chatrang.gateway.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerRulesTest {
    private static List<String> wrong(String host, int port) {
        Faults faults = new Faults();
        ServerRules.check(host, port, faults);
        return faults.all();
    }

    @Test
    void givenAPortThatIsTakenThenItIsSaidBeforeAnythingIsOpened() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<String> wrong = wrong("127.0.0.1", taken.getLocalPort());
            assertEquals(1, wrong.size());
            assertTrue(
                    wrong.getFirst()
                            .startsWith("quarkus.http.port=" + taken.getLocalPort()
                                    + " on quarkus.http.host=127.0.0.1 cannot be listened on"),
                    wrong.toString());
        }
    }

    @Test
    void givenWhatIsNoPortOrNoHostThenKeyAndValueAreSaid() {
        assertEquals(List.of(), wrong("127.0.0.1", 0));
        assertEquals(
                List.of("quarkus.http.port=99999: a whole number from 0 to 65535 was expected"),
                wrong("127.0.0.1", 99_999));
        List<String> elsewhere = wrong("192.0.2.1", 0);
        assertEquals(1, elsewhere.size());
        assertTrue(elsewhere.getFirst().contains("quarkus.http.host=192.0.2.1"), elsewhere.toString());
    }
}
