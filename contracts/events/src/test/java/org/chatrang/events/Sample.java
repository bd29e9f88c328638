package org.chatrang.events;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A golden sample: one record as a released version writes it. The directory is named for its topic. */
record Sample(RecordType type, String name, byte[] json) {
    static List<Sample> all() {
        return Stream.of(RecordType.values()).flatMap(type -> of(type).stream()).toList();
    }

    static List<Sample> of(RecordType type) {
        try (Stream<Path> files = Files.list(Path.of(
                Sample.class.getResource("samples/v1/" + type.topic().name()).toURI()))) {
            List<Sample> samples = files.sorted(Comparator.comparing(Path::toString))
                    .map(file -> new Sample(type, file.getFileName().toString(), line(file)))
                    .toList();
            if (samples.isEmpty()) {
                throw new AssertionError("no golden sample of " + type.topic().name());
            }
            return samples;
        } catch (IOException | URISyntaxException e) {
            throw new AssertionError("golden samples of " + type.topic().name() + " cannot be read", e);
        }
    }

    private static byte[] line(Path file) {
        try {
            String text = Files.readString(file);
            if (!text.endsWith("}\n") || text.indexOf('\n') != text.length() - 1) {
                throw new AssertionError(file + ": a golden sample is one line");
            }
            return text.strip().getBytes(java.nio.charset.StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return type.topic().name() + "/" + name;
    }
}
