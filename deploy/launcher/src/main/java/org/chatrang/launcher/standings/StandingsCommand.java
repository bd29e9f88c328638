package org.chatrang.launcher.standings;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.tournament.explain.Explainer;
import org.chatrang.tournament.explain.Explanation;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.rating.RatingReport;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.chatrang.tournament.tiebreak.TieBreakException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code chatrang standings FILE.trf}: the table of a tournament report, with its tie-breaks. */
@Command(
        name = "standings",
        description = "Rank the participants of a tournament report (TRF26, TRF16, TRF06).",
        mixinStandardHelpOptions = true,
        customSynopsis = "chatrang standings [OPTIONS] FILE.trf",
        sortOptions = false,
        footer = {
            "",
            "Without --tie-breaks the list of the report counts (records 202, 212),",
            "without --edition the rules in force on its first day (record 042).",
            "Tie-breaks are those of FIDE C.07 with their modifiers, for example",
            "BH/C1, SB, DE, BH:GP, EMGSB/C1, SSSC, KS/L+1; DE and its like are ranks",
            "within the tied group. Editions: 2026-03 (or 2026), 2024-08 (or 2024),",
            "2023/2024-04 (or 2023, 2023-09, 2024-04), pre-2023 (or 2022).",
            "A report with errors is not used at all: they are named with line, column",
            "and what was expected.",
            "",
            "Exit status: 0 the table was printed; 1 the report has no such round or",
            "participant, or its own list names an unknown tie-break; 2 the report",
            "cannot be read or has errors, or the command line is wrong.",
            "",
            "Example: chatrang standings open.trf --tie-breaks DE,BH/C1,SB --round 7"
        })
public final class StandingsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1", paramLabel = "FILE", description = "The report; - for standard input.")
    private String file;

    @Option(names = "--tie-breaks", paramLabel = "LIST", description = "Tie-breaks in their order, by commas.")
    private String tieBreaks;

    @Option(names = "--edition", paramLabel = "E", description = "Rules: pre-2023, 2023/2024-04, 2024-08 or 2026-03.")
    private String edition;

    @Option(names = "--round", paramLabel = "R", description = "After this round, not after the last one played.")
    private Integer round;

    @Option(names = "--explain", paramLabel = "NO", description = "Also how the values of participant NO come about.")
    private Integer explain;

    @Option(
            names = "--ratings",
            description = "Also rating changes and performances (FIDE B.02); K as a report lets assume it.")
    private boolean ratings;

    @Option(names = "--json", description = "One line of JSON; -0 where there is no value.")
    private boolean json;

    @Override
    public Integer call() {
        List<String> asked = tieBreaks == null ? null : codes(tieBreaks);
        List<TieBreak> read = asked == null ? null : parse(asked);
        Edition askedEdition = edition == null ? null : edition();
        Tournament tournament;
        try {
            tournament = TournamentFile.read(file);
        } catch (CommandFailure unusable) {
            String name = spec.commandLine().getCommandSpec().qualifiedName();
            spec.commandLine().getErr().println(name + ": " + unusable.getMessage());
            return CommandLine.ExitCode.USAGE;
        }
        Standings standings = new Standings(
                tournament,
                askedEdition == null ? ofTheReport(tournament) : askedEdition,
                round == null ? tournament.playedRounds() : round(tournament),
                read == null ? ofItsList(tournament) : read);
        print(standings, asked == null ? tournament.regulations().tieBreaks() : asked);
        return 0;
    }

    private static List<String> codes(String list) {
        return list.isBlank()
                ? List.of()
                : Arrays.stream(list.split(",", -1)).map(String::strip).toList();
    }

    private void print(Standings standings, List<String> codes) {
        Table table = standings.table();
        PrintWriter out = spec.commandLine().getOut();
        if (explain != null && table.rows().stream().noneMatch(row -> row.number() == explain)) {
            throw new CommandFailure(
                    file + " has no " + (table.teams() ? "team" : "player") + " with number " + explain);
        }
        List<Explanation> explanations = explain == null ? List.of() : new Explainer(standings).explain(explain);
        if (json) {
            ObjectNode answer = StandingsJson.of(table, codes);
            if (explain != null) {
                answer.set("explanation", StandingsJson.of(explain, explanations, codes));
            }
            out.println(StandingsJson.line(answer));
            return;
        }
        text(table).forEach(out::println);
        if (explain != null) {
            out.println();
            out.println((table.teams() ? "Team " : "Player ") + explain + ", "
                    + table.row(explain).name());
            explanations.forEach(explanation -> explanation.lines().forEach(out::println));
        }
        if (ratings) {
            out.println();
            RatingTable.lines(RatingReport.of(standings.tournament())).forEach(out::println);
        }
        table.warnings().forEach(spec.commandLine().getErr()::println);
    }

    private static List<String> text(Table table) {
        TextTable text = new TextTable(2);
        List<String> heading = new ArrayList<>(List.of("Rank", "No", table.teams() ? "Team" : "Name", "Points"));
        table.tieBreaks().forEach(tieBreak -> heading.add(tieBreak.toString()));
        text.add(heading);
        for (Row row : table.rows()) {
            List<String> cells = new ArrayList<>(List.of(
                    String.valueOf(row.rank()),
                    String.valueOf(row.number()),
                    row.name(),
                    row.points().toString()));
            row.values().forEach(value -> cells.add(value.text()));
            text.add(cells);
        }
        return text.lines();
    }

    private Edition edition() {
        try {
            return Edition.parse(edition);
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), unknown.getMessage());
        }
    }

    private Edition ofTheReport(Tournament tournament) {
        if (tournament.event().start().isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("The report has no start date (record 042): ranked by the rules of "
                            + tournament.edition().id() + "; --edition chooses others.");
        }
        return tournament.edition();
    }

    private int round(Tournament tournament) {
        if (round < 1 || round > tournament.rounds()) {
            throw new CommandFailure("round " + round + ": " + file + " has rounds 1 to " + tournament.rounds());
        }
        return round;
    }

    private List<TieBreak> parse(List<String> codes) {
        try {
            return TieBreak.parseAll(codes);
        } catch (TieBreakException unknown) {
            throw new ParameterException(spec.commandLine(), unknown.getMessage());
        }
    }

    private List<TieBreak> ofItsList(Tournament tournament) {
        try {
            return TieBreak.parseAll(tournament.regulations().tieBreaks());
        } catch (TieBreakException unknown) {
            throw new CommandFailure("the list of " + file + ": " + unknown.getMessage(), unknown);
        }
    }
}
