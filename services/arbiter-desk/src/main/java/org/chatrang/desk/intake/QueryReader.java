package org.chatrang.desk.intake;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chatrang.desk.DeskException;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.StandingsSpec;
import org.chatrang.laws.edition.Edition;
import org.chatrang.laws.edition.Regulations;
import org.chatrang.laws.edition.Setting;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.tiebreak.TieBreak;

/** Reads the query of a request for an event. An unknown parameter is an error, so that no setting is lost by a slip. */
public final class QueryReader {
    private static final int LONGEST = 500;
    private static final Set<String> NAMES = Set.of(
            "id",
            "name",
            "site",
            "section",
            "gatewayId",
            "timeControl",
            "edition",
            "pace",
            "supervision",
            "resultGesture",
            "defaultTime",
            "tieBreaks",
            "system",
            "rounds",
            "startDate",
            "round",
            "force");
    private static final Set<String> REGULATIONS =
            Arrays.stream(Setting.values()).map(Setting::key).collect(Collectors.toUnmodifiableSet());

    private final Map<String, String> query = new HashMap<>();

    private QueryReader(Map<String, ? extends List<String>> parameters) {
        parameters.forEach((name, values) -> {
            if (!NAMES.contains(name) && !REGULATIONS.contains(name)) {
                Set<String> known = new TreeSet<>(NAMES);
                known.addAll(REGULATIONS);
                throw bad(name, "is not known", "use one of " + String.join(", ", known));
            }
            if (values.size() != 1 || values.getFirst().length() > LONGEST) {
                throw bad(name, "is given " + values.size() + " times or is too long", "give one value");
            }
            if (values.getFirst().matches("(?s).*[\\p{Cntrl}\\p{Cs}].*")) {
                throw bad(name, "holds a control character", "leave it out");
            }
            if (!values.getFirst().isBlank()) {
                query.put(name, values.getFirst().strip());
            }
        });
    }

    /** The request that the query asks for. */
    public static EventRequest read(Map<String, ? extends List<String>> parameters, String defaultGateway) {
        QueryReader reader = new QueryReader(parameters);
        return new EventRequest(
                reader.optional("id").map(EventIds::checked),
                reader.optional("name"),
                reader.optional("site"),
                reader.optional("section").orElse("main"),
                reader.gateway().orElse(defaultGateway),
                reader.optional("timeControl"),
                reader.rules(),
                reader.standings(),
                reader.optional("round").map(text -> checked("round", text, Integer::parseUnsignedInt)),
                reader.optional("force").isPresent());
    }

    private Optional<String> optional(String name) {
        return Optional.ofNullable(query.get(name));
    }

    private Optional<String> gateway() {
        Optional<String> gateway = optional("gatewayId");
        if (gateway.isPresent() && !gateway.get().matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}")) {
            throw bad("gatewayId", "is no gateway id", "use letters, digits, dot, hyphen and underscore");
        }
        return gateway;
    }

    /** Null if nothing is said of tables. */
    private StandingsSpec standings() {
        if (List.of("tieBreaks", "system", "rounds", "startDate").stream().noneMatch(query::containsKey)) {
            return null;
        }
        return new StandingsSpec(
                optional("tieBreaks")
                        .map(list -> checked("tieBreaks", list, QueryReader::tieBreaks))
                        .orElse(List.of()),
                optional("system")
                        .map(text -> checked("system", text, name -> PairingSystem.valueOf(upper(name)))
                                .name())
                        .orElse(null),
                optional("rounds")
                        .map(text -> checked("rounds", text, Integer::parseUnsignedInt))
                        .orElse(null),
                optional("startDate")
                        .map(text ->
                                checked("startDate", text, QueryReader::day).toString())
                        .orElse(null),
                null,
                null,
                null);
    }

    private static List<String> tieBreaks(String list) {
        return TieBreak.parseList(list).stream().map(TieBreak::toString).toList();
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("no day", e);
        }
    }

    private RulesSpec rules() {
        String edition = optional("edition")
                .map(text -> checked("edition", text, Edition::of).year())
                .orElse(null);
        RulesSpec.Pace pace = optional("pace")
                .map(text -> checked("pace", text, value -> RulesSpec.Pace.valueOf(upper(value))))
                .orElse(null);
        RulesSpec.Supervision supervision = optional("supervision")
                .map(text -> checked("supervision", text, value -> RulesSpec.Supervision.valueOf(upper(value))))
                .orElse(null);
        return new RulesSpec(edition, pace, supervision, regulations());
    }

    private Map<String, String> regulations() {
        Map<String, String> settings = new HashMap<>();
        REGULATIONS.forEach(name -> optional(name).ifPresent(value -> {
            checked(name, value, text -> Regulations.of(Map.of(name, text)));
            settings.put(name, value);
        }));
        optional("resultGesture")
                .ifPresent(text -> settings.put(
                        Setting.RESULT_GESTURE_ACCEPTED.key(), checked("resultGesture", text, QueryReader::accepted)));
        optional("defaultTime")
                .ifPresent(text -> settings.put(
                        Setting.DEFAULT_TIME_MINUTES.key(),
                        checked("defaultTime", text, minutes -> String.valueOf(Integer.parseUnsignedInt(minutes)))));
        return Regulations.of(settings).toMap();
    }

    private static String accepted(String text) {
        return switch (upper(text)) {
            case "ACCEPTED" -> "yes";
            case "NEEDS_ARBITER" -> "no";
            default -> throw new IllegalArgumentException("neither ACCEPTED nor NEEDS_ARBITER");
        };
    }

    private static String upper(String text) {
        return text.toUpperCase(Locale.ROOT);
    }

    private static <T> T checked(String name, String text, Function<String, T> reading) {
        try {
            return reading.apply(text);
        } catch (IllegalArgumentException e) {
            throw bad(name, "is \"" + text + "\"", fix(name, e));
        }
    }

    private static String fix(String name, IllegalArgumentException e) {
        return switch (name) {
            case "pace" -> "write STANDARD, RAPID or BLITZ, or leave it out to derive it from the time control";
            case "supervision" -> "write FULL or REDUCED";
            case "resultGesture" -> "write ACCEPTED or NEEDS_ARBITER";
            case "defaultTime" -> "write a number of minutes, 0 for none";
            case "system" ->
                "write one of "
                        + Arrays.stream(PairingSystem.values()).map(Enum::name).collect(Collectors.joining(", "));
            case "rounds", "round" -> "write a number";
            case "startDate" -> "write a day as YYYY-MM-DD";
            default -> e.getMessage();
        };
    }

    private static DeskException bad(String name, String text, String fix) {
        return DeskException.badInput("query parameter " + name, null, "the parameter " + text, fix);
    }
}
