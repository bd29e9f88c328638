package org.chatrang.tournament.file.trf;

/**
 * What a player's line says of one round.
 *
 * @param opponent the opponent's number, 0 for none
 * @param colour {@code w}, {@code b} or {@code -}
 * @param result {@code 1 = 0}, {@code W D L}, {@code + -}, {@code H F U Z}, {@code ?} for unknown, or a blank: not
 *     paired, or not finished
 */
public record RoundCell(int opponent, char colour, char result) {
    /** Nothing is said: not paired. */
    public static final RoundCell BLANK = new RoundCell(0, '-', ' ');

    private static final String WITH_OPPONENT = "1=0WDL+-? ";
    private static final String ALONE = "HFUZ+-? ";
    private static final int WIDTH = 10;

    static int column(int round) {
        return 92 + WIDTH * (round - 1);
    }

    static RoundCell read(Columns columns, int round) {
        int from = column(round);
        columns.blank(from - 1, "a round and what stands before it");
        columns.blank(from + 4, "opponent and colour");
        columns.blank(from + 6, "colour and result");
        columns.blank(from + 8, "two rounds");
        Integer opponent = columns.whole(from, from + 3, "the opponent's number, 0000 or blanks");
        return new RoundCell(opponent == null ? 0 : opponent, colour(columns, from + 5), ' ').with(columns, from + 7);
    }

    private static char colour(Columns columns, int column) {
        char colour = Character.toLowerCase(columns.at(column));
        return switch (colour) {
            case 'w', 'b', '-' -> colour;
            case ' ' -> '-';
            default -> {
                columns.problem(column, "w, b, - or a blank", String.valueOf(columns.at(column)));
                yield '-';
            }
        };
    }

    private RoundCell with(Columns columns, int column) {
        char written = Character.toUpperCase(columns.at(column));
        char code = written == 'X' ? '?' : written;
        char read = opponent == 0 ? alone(code) : code;
        if ((opponent == 0 ? ALONE : WITH_OPPONENT).indexOf(read) < 0) {
            columns.problem(
                    column,
                    opponent == 0
                            ? "a result without opponent (H F U Z + - or a blank)"
                            : "a result (1 = 0 W D L + - ? or a blank)",
                    String.valueOf(columns.at(column)));
            return this;
        }
        return new RoundCell(opponent, colour, read);
    }

    /** Older files write the points of a bye. */
    private static char alone(char code) {
        return switch (code) {
            case '1' -> 'F';
            case '=' -> 'H';
            case '0' -> 'Z';
            default -> code;
        };
    }

    /** Nothing is written for it. */
    boolean isBlank() {
        return opponent == 0 && colour == '-' && result == ' ';
    }

    void write(Row row, int round) {
        if (!isBlank()) {
            int from = column(round);
            row.right(from, from + 3, opponent == 0 ? "0000" : String.valueOf(opponent))
                    .left(from + 5, from + 5, String.valueOf(colour))
                    .left(from + 7, from + 7, String.valueOf(result));
        }
    }
}
