package org.chatrang.gateway.config;

import io.smallrye.config.SmallRyeConfig;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.ConfigValue;
import org.chatrang.gateway.publish.BusSettings;

/** The keys {@code kafka.…}: Kafka's clients know which settings there are, but pass over those they do not know. */
public final class BusKeys {
    private static final String PREFIX = "kafka.";
    /** A setting of Quarkus, not of Kafka: which of its TLS configurations the clients use. */
    private static final String TLS = "kafka.tls-configuration-name";

    private static final String ENVIRONMENT = "EnvConfigSource";
    private static final Pattern ADDRESS = Pattern.compile(
            "(?:(?:PLAINTEXT|SSL|SASL_PLAINTEXT|SASL_SSL)://)?(?:[A-Za-z0-9._-]+|\\[[0-9a-fA-F:.]+]):([0-9]{1,5})");
    /** What Kafka says before it comes to the point. The value may be a secret. */
    private static final String SAID_TWICE = "(?s)^Invalid value .* for configuration \\S+: ";

    private static final int LAST_PORT = 65_535;

    private BusKeys() {}

    /**
     * Says which settings no client knows, and which values none takes. Of the environment, where other programs have
     * variables {@code KAFKA_…}, only the values of known ones are looked at.
     */
    public static void check(SmallRyeConfig config, Map<String, Object> settings, Faults faults) {
        Set<String> known = new TreeSet<>(ProducerConfig.configNames());
        known.addAll(ConsumerConfig.configNames());
        known.addAll(AdminClientConfig.configNames());
        Set<String> written = new TreeSet<>();
        config.getPropertyNames().forEach(written::add);
        for (String name : written) {
            if (name.startsWith(PREFIX) && !name.equals(TLS)) {
                String source = config.getConfigValue(name).getConfigSourceName();
                name(name, known, source != null && source.startsWith(ENVIRONMENT), faults);
            }
        }
        guarantee("acks", Set.of("all", "-1"), settings, faults);
        guarantee("enable.idempotence", Set.of("true"), settings, faults);
        values(settings, faults);
        addresses(settings, faults);
    }

    private static void name(String name, Set<String> known, boolean ofTheEnvironment, Faults faults) {
        String setting = name.substring(PREFIX.length());
        if (BusSettings.own().contains(setting)) {
            faults.say(name + " is set by the gateway itself, so that each event is on the bus once: leave it out");
        } else if (!known.contains(setting) && !ofTheEnvironment) {
            faults.say(name + " is no setting of a Kafka client"
                    + KeyNames.hint(name, known.stream().map(PREFIX::concat).toList()));
        }
    }

    /** Without these no transaction, and without transactions an event may be lost or be there twice. */
    private static void guarantee(String setting, Set<String> right, Map<String, Object> settings, Faults faults) {
        Object value = settings.get(setting);
        if (value != null && !right.contains(String.valueOf(value).strip())) {
            faults.say(PREFIX + setting + "=" + value + ": events would be lost or doubled on the bus: leave it out");
        }
    }

    private static void values(Map<String, Object> settings, Faults faults) {
        Map<String, String> texts = new HashMap<>();
        settings.forEach((name, value) -> texts.put(name, String.valueOf(value)));
        Set<String> said = new TreeSet<>();
        for (List<ConfigValue> values : List.of(
                ProducerConfig.configDef().validate(texts),
                ConsumerConfig.configDef().validate(texts),
                AdminClientConfig.configDef().validate(texts))) {
            for (ConfigValue value : values) {
                boolean wrong = texts.containsKey(value.name())
                        && !value.errorMessages().isEmpty();
                if (wrong && !value.name().equals(BusSettings.ADDRESS) && said.add(value.name())) {
                    faults.say(PREFIX + value.name() + ": "
                            + value.errorMessages().getFirst().replaceFirst(SAID_TWICE, ""));
                }
            }
        }
    }

    private static void addresses(Map<String, Object> settings, Faults faults) {
        String all =
                String.valueOf(settings.getOrDefault(BusSettings.ADDRESS, "")).strip();
        if (all.isEmpty()) {
            return; // said by health: a gateway without a bus records all the same
        }
        for (String address : all.split(",", -1)) {
            Matcher matcher = ADDRESS.matcher(address.strip());
            if (!matcher.matches()
                    || Integer.parseInt(matcher.group(1)) < 1
                    || Integer.parseInt(matcher.group(1)) > LAST_PORT) {
                faults.refuse(PREFIX + BusSettings.ADDRESS, all, "HOST:PORT, several with commas between them,");
                return;
            }
        }
    }
}
