package org.chatrang.gateway.config;

import io.smallrye.config.ConfigValue;
import io.smallrye.config.SmallRyeConfig;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The keys as somebody wrote them: those that would be passed over without a word. */
public final class WrittenKeys {
    private static final List<String> OTHERS = List.of("quarkus.", "kafka.", "smallrye.", "mp.", "config_ordinal", "%");
    private static final String OWN = "chatrang.gateway.";
    private static final Set<String> YES_OR_NO = Set.of("true", "false");

    private WrittenKeys() {}

    /** Says which keys of a file are nobody's, and which values would quietly count as no; {@code known} are the gateway's. */
    public static void check(SmallRyeConfig config, Collection<String> known, Faults faults) {
        Set<String> names = new TreeSet<>();
        config.getPropertyNames().forEach(names::add);
        for (String name : names) {
            if (!name.startsWith(OWN)) {
                unknown(name, config, known, faults);
            } else if (name.endsWith(".enabled") || name.endsWith(".provisional")) {
                yesOrNo(name, config.getRawValue(name), faults);
            }
        }
    }

    private static void unknown(String name, SmallRyeConfig config, Collection<String> known, Faults faults) {
        ConfigValue value = config.getConfigValue(name);
        String source = value.getConfigSourceName();
        boolean file = source != null && source.startsWith("PropertiesConfigSource[source=file:");
        if (file && OTHERS.stream().noneMatch(name::startsWith)) {
            faults.say(
                    name + " (" + MappingWords.source(source) + ") is no key of the gateway: its own begin with " + OWN
                            + ", those of the bus with kafka., those of its web server with quarkus.http."
                            + KeyNames.hint(name, known));
        }
    }

    private static void yesOrNo(String name, String value, Faults faults) {
        if (value != null && !YES_OR_NO.contains(value.strip().toLowerCase(Locale.ROOT))) {
            faults.refuse(name, value, "true or false");
        }
    }
}
