package org.chatrang.launcher;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, in the words of who typed it: what stands there, and what was expected. */
final class UsageWords {
    private static final Pattern VALUE = Pattern.compile("(?:'|but was ')([^']*)'(?: is not an? \\w+)?$");
    private static final Set<Class<?>> WHOLE = Set.of(int.class, Integer.class, long.class, Long.class);
    private static final Set<Class<?>> BROKEN = Set.of(double.class, Double.class, float.class, Float.class);

    private UsageWords() {}

    static String of(ParameterException wrong) {
        return switch (wrong) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case MissingParameterException missing -> missing(missing);
            default -> wrong.getArgSpec() == null ? firstLine(wrong) : wrongValue(wrong);
        };
    }

    private static String unmatched(UnmatchedArgumentException wrong) {
        CommandLine command = wrong.getCommandLine();
        String word = wrong.getUnmatched().getFirst();
        boolean option = wrong.isUnknownOption();
        if (option) {
            return "there is no option " + word + nearest(word, optionNames(command));
        }
        if (!command.getSubcommands().isEmpty()) {
            return "there is no command " + word
                    + nearest(word, List.copyOf(command.getSubcommands().keySet()));
        }
        boolean takesNone = command.getCommandSpec().positionalParameters().isEmpty();
        return "\"" + word + "\" is one argument too many" + (takesNone ? "; this command takes options only" : "");
    }

    private static String missing(MissingParameterException wrong) {
        return wrong.getMissing().isEmpty()
                ? firstLine(wrong)
                : wrong.getMissing().stream()
                        .map(UsageWords::missing)
                        .distinct()
                        .collect(Collectors.joining("; "));
    }

    private static String missing(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? option.longestName() + " needs a value: " + argument.paramLabel()
                : argument.paramLabel() + " is missing";
    }

    private static String wrongValue(ParameterException wrong) {
        ArgSpec argument = wrong.getArgSpec();
        Class<?> type = argument.auxiliaryTypes().length > 0 ? argument.auxiliaryTypes()[0] : argument.type();
        String expected = type.isEnum()
                ? either(type)
                : WHOLE.contains(type) ? "a whole number" : BROKEN.contains(type) ? "a number" : null;
        Matcher value = VALUE.matcher(firstLine(wrong));
        if (expected == null || !value.find()) {
            return firstLine(wrong);
        }
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        return name + " \"" + value.group(1) + "\": " + expected + " was expected";
    }

    private static String either(Class<?> type) {
        List<String> names = Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                .toList();
        String last = names.getLast();
        return names.size() == 1 ? last : String.join(", ", names.subList(0, names.size() - 1)) + " or " + last;
    }

    private static List<String> optionNames(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .map(OptionSpec::longestName)
                .toList();
    }

    /** The name that takes the fewest changes of a letter. */
    private static String nearest(String word, List<String> names) {
        return names.stream()
                .min(java.util.Comparator.comparingInt(name -> changes(word.toLowerCase(Locale.ROOT), name)))
                .map(name -> "; the nearest is " + name)
                .orElse("");
    }

    private static int changes(String from, String to) {
        int[] row = new int[to.length() + 1];
        Arrays.setAll(row, column -> column);
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }

    private static String firstLine(ParameterException wrong) {
        String message = wrong.getMessage();
        return message == null ? "bad usage" : message.lines().findFirst().orElse("bad usage");
    }
}
