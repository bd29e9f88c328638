package org.chatrang.events;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every record ever released is still described by the schema, still read, and written back as the same bytes. */
class GoldenSamplesTest {
    static List<Sample> samples() {
        return Sample.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isDescribedByItsSchema(Sample sample) throws Exception {
        var tree = Codec.mapper().readTree(sample.json());

        var errors = sample.type().schema().validate(tree);

        assertTrue(errors.isEmpty(), () -> sample + ": " + errors);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isReadAndWrittenBackAsTheSameBytes(Sample sample) throws Exception {
        Object read = Codec.read(sample.json(), sample.type().type());

        assertEquals(new String(sample.json(), UTF_8), new String(Codec.bytes(read), UTF_8));
    }
}
