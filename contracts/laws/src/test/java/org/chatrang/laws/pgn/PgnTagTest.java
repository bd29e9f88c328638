package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PgnTagTest {

    static Stream<Arguments> tagLines() {
        return Stream.of(
                Arguments.of("[Site \"Goa\"]", "Goa", List.of()),
                Arguments.of(" [ Site  \"Goa\" ] ", "Goa", List.of()),
                Arguments.of("[Site \"\"]", "", List.of()),
                Arguments.of("[Site \"say \\\"hi\\\"\"]", "say \"hi\"", List.of()),
                Arguments.of("[Site \"a\\\\b\"]", "a\\b", List.of()),
                Arguments.of("[Site \"C:\\\"]", "C:\\", List.of()),
                Arguments.of("[Site \"C:\\\\\"]", "C:\\", List.of()),
                Arguments.of("[Site \"a [b] c\"]", "a [b] c", List.of()),
                Arguments.of("[Site \"the \"Hall\" here\"]", "the \"Hall\" here", List.of(PgnProblem.Kind.BROKEN_TAG)),
                Arguments.of("[Site \"Goa", "Goa", List.of(PgnProblem.Kind.BROKEN_TAG)),
                Arguments.of("[Site \"Goa\"", "Goa", List.of(PgnProblem.Kind.BROKEN_TAG)),
                Arguments.of("[Site Goa]", "Goa", List.of(PgnProblem.Kind.BROKEN_TAG)));
    }

    @ParameterizedTest
    @MethodSource("tagLines")
    void readsTheValue(String line, String value, List<PgnProblem.Kind> problems) {
        PgnGame game = PgnReader.readAll(line + "\n[Round \"1\"]\n\n*").getFirst();
        assertEquals(List.of(new PgnTag("Site", value), new PgnTag("Round", "1")), game.tags());
        assertEquals(problems, game.problems().stream().map(PgnProblem::kind).toList());
    }

    @ParameterizedTest
    @MethodSource("tagLines")
    void writesWhatItReads(String line, String value, List<PgnProblem.Kind> problems) {
        PgnGame game = PgnReader.readAll(line + "\n\n*").getFirst();
        assertEquals(
                game.tags(), PgnReader.readAll(PgnWriter.write(game)).getFirst().tags());
    }
}
