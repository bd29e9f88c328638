package org.chatrang.gateway.support;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.chatrang.gateway.GatewayConfig;

/** Configurations as a file has them. */
public final class Configs {
    private static final int ORDINAL_OF_A_FILE = 260;

    private Configs() {}

    /** Of lines {@code key=value}. */
    public static SmallRyeConfig of(String lines) {
        Properties read = new Properties();
        try {
            read.load(new StringReader(lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> values = new TreeMap<>();
        read.stringPropertyNames().forEach(name -> values.put(name, read.getProperty(name)));
        return new SmallRyeConfigBuilder()
                .withMapping(GatewayConfig.class)
                .addDefaultInterceptors()
                .withConverter(Duration.class, 200, new DurationConverter())
                .withSources(new PropertiesConfigSource(values, "file:hall.properties", ORDINAL_OF_A_FILE))
                .build();
    }

    /** The same as the gateway sees it. */
    public static GatewayConfig gateway(String lines) {
        return of(lines).getConfigMapping(GatewayConfig.class);
    }

    /** The whole sample of the documentation. */
    public static String readmeSample() throws IOException {
        return sample("kafka.");
    }

    /** The three lines to begin with. */
    public static String firstSample() throws IOException {
        return sample("chatrang.gateway.id");
    }

    private static String sample(String begin) throws IOException {
        String opening = "```properties\n";
        String readme = Files.readString(Path.of("README.md"));
        String block = readme.substring(readme.indexOf(opening + begin) + opening.length());
        return block.substring(0, block.indexOf("```"));
    }
}
