package org.chatrang.tournament.file.trf;

/**
 * Record 330: a match that was forfeited as a whole.
 *
 * @param kind {@code +-}, {@code -+} or {@code --}: White's and Black's team
 * @param round from 1
 * @param white the team with White on board 1
 * @param black the other team
 */
public record ForfeitedMatchRecord(String kind, int round, int white, int black) implements TrfRecord {
    static ForfeitedMatchRecord read(Columns columns) {
        columns.blanks(4, 7, 11, 15);
        String kind = columns.raw(5, 6);
        if (!kind.matches("[+][-]|[-][+]|[-][-]")) {
            columns.problem(5, "+-, -+ or --", kind.strip());
        }
        return new ForfeitedMatchRecord(
                kind,
                columns.required(8, 10, "a round"),
                columns.required(12, 14, "the number of White's team"),
                columns.required(16, 18, "the number of Black's team"));
    }

    @Override
    public String line() {
        return new Row("330")
                .left(5, 6, kind)
                .right(8, 10, round)
                .right(12, 14, white)
                .right(16, 18, black)
                .toString();
    }
}
