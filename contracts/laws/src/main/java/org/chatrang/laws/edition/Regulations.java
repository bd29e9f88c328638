package org.chatrang.laws.edition;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What the regulations of an event settle for themselves; the rest has its default. Immutable. */
public final class Regulations {
    private static final Regulations DEFAULTS = new Regulations(new EnumMap<>(Setting.class));

    private final Map<Setting, String> values;

    private Regulations(Map<Setting, String> values) {
        this.values = Collections.unmodifiableMap(values);
    }

    /** Every setting at its default. */
    public static Regulations defaults() {
        return DEFAULTS;
    }

    /**
     * Settings by name, e.g. {@code flag-only-on-claim=yes, points=3-1-0}.
     *
     * @throws IllegalArgumentException for an unknown name or a value that does not fit; it says which would
     */
    public static Regulations of(Map<String, String> settings) {
        Map<Setting, String> values = new EnumMap<>(Setting.class);
        settings.forEach((name, value) -> {
            Setting setting = named(name);
            String checked = checked(setting, value);
            if (!checked.equals(setting.usual())) {
                values.put(setting, checked);
            }
        });
        return values.isEmpty() ? DEFAULTS : new Regulations(values);
    }

    /** The same with one setting changed. */
    public Regulations with(Setting setting, String value) {
        Map<String, String> changed = new TreeMap<>(toMap());
        changed.put(setting.key(), value);
        return of(changed);
    }

    /** The settings that differ from their defaults, by name. */
    public Map<String, String> toMap() {
        Map<String, String> named = new TreeMap<>();
        values.forEach((setting, value) -> named.put(setting.key(), value));
        return Collections.unmodifiableMap(named);
    }

    /** Whether a yes-or-no setting is on. */
    public boolean is(Setting setting) {
        require(setting, Setting.Kind.YES_NO);
        return value(setting).equals("yes");
    }

    /** The number of a setting; empty where the edition decides. */
    public Optional<Integer> number(Setting setting) {
        require(setting, Setting.Kind.NUMBER);
        return Optional.of(value(setting))
                .filter(value -> !value.equals(Setting.Kind.BY_EDITION))
                .map(Integer::valueOf);
    }

    /** Points for a game. */
    public Points points() {
        return Points.parse(value(Setting.POINTS));
    }

    private String value(Setting setting) {
        return values.getOrDefault(setting, setting.usual());
    }

    private static Setting named(String name) {
        return Arrays.stream(Setting.values())
                .filter(setting -> setting.key().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown regulation \"" + name + "\"; there are "
                        + Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.joining(", "))));
    }

    private static String checked(Setting setting, String value) {
        String text = value == null ? "" : value.strip().toLowerCase(Locale.ROOT);
        if (text.equals(setting.usual())) {
            return text;
        }
        try {
            return switch (setting.kind()) {
                case YES_NO ->
                    switch (text) {
                        case "yes", "true" -> "yes";
                        case "no", "false" -> "no";
                        default -> throw new IllegalArgumentException("neither yes nor no");
                    };
                case NUMBER -> String.valueOf(Integer.parseUnsignedInt(text));
                case POINTS -> {
                    Points.parse(text);
                    yield text;
                }
            };
        } catch (IllegalArgumentException unfit) {
            throw new IllegalArgumentException("regulation " + setting.key() + "=\"" + value + "\": write "
                    + setting.kind().words());
        }
    }

    private static void require(Setting setting, Setting.Kind kind) {
        if (setting.kind() != kind) {
            throw new IllegalArgumentException(
                    setting.key() + " is " + setting.kind().words());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Regulations that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return Objects.hash(values);
    }

    @Override
    public String toString() {
        return "Regulations" + toMap();
    }
}
