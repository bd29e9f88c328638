package org.chatrang.tournament.model;

import java.util.Optional;

/**
 * What a round brought one participant, with the letter of tournament report files (TRF26, record 001). A double forfeit is
 * {@link #FORFEIT_LOSS} for both.
 */
public enum Outcome {
    /** Played over the board. */
    WIN('1'),
    DRAW('='),
    LOSS('0'),
    /** Played with less than one move by a side: counts, but is not rated. */
    WIN_UNRATED('W'),
    DRAW_UNRATED('D'),
    LOSS_UNRATED('L'),
    FORFEIT_WIN('+'),
    FORFEIT_LOSS('-'),
    /** Requested bye with the points of a draw. */
    HALF_BYE('H'),
    /** Bye with the points of a win. */
    FULL_BYE('F'),
    /** Allocated by the pairing because the field was odd. */
    PAIRING_BYE('U'),
    /** Requested bye without points. */
    ZERO_BYE('Z'),
    /** Not paired and no bye recorded: absent, withdrawn, not yet entered. Counts as {@link #ZERO_BYE}. */
    ABSENT(' '),
    /** Paired, the result is not known and will not be soon: counts as a draw until it is. */
    UNKNOWN('?'),
    /** Paired, the game is not finished: nothing is counted. */
    PENDING(' ');

    private final char letter;

    Outcome(char letter) {
        this.letter = letter;
    }

    public char letter() {
        return letter;
    }

    /** Played over the board, rated or not, with a known result. */
    public boolean isPlayed() {
        return switch (this) {
            case WIN, DRAW, LOSS, WIN_UNRATED, DRAW_UNRATED, LOSS_UNRATED -> true;
            case FORFEIT_WIN, FORFEIT_LOSS, HALF_BYE, FULL_BYE, PAIRING_BYE, ZERO_BYE, ABSENT, UNKNOWN, PENDING ->
                false;
        };
    }

    public boolean isForfeit() {
        return this == FORFEIT_WIN || this == FORFEIT_LOSS;
    }

    /** A round without an opponent. */
    public boolean isBye() {
        return switch (this) {
            case HALF_BYE, FULL_BYE, PAIRING_BYE, ZERO_BYE, ABSENT -> true;
            case WIN,
                    DRAW,
                    LOSS,
                    WIN_UNRATED,
                    DRAW_UNRATED,
                    LOSS_UNRATED,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    UNKNOWN,
                    PENDING -> false;
        };
    }

    public boolean isWonOverTheBoard() {
        return this == WIN || this == WIN_UNRATED;
    }

    public boolean isDrawnOverTheBoard() {
        return this == DRAW || this == DRAW_UNRATED;
    }

    /** Counts for ratings. */
    public boolean isRated() {
        return this == WIN || this == DRAW || this == LOSS;
    }

    /**
     * The outcome a letter stands for. A blank is {@link #PENDING} with an opponent and {@link #ABSENT} without.
     *
     * @return empty if no outcome has this letter
     */
    public static Optional<Outcome> ofLetter(char letter, boolean hasOpponent) {
        return switch (letter) {
            case '1' -> Optional.of(WIN);
            case '=' -> Optional.of(DRAW);
            case '0' -> Optional.of(LOSS);
            case 'W', 'w' -> Optional.of(WIN_UNRATED);
            case 'D', 'd' -> Optional.of(DRAW_UNRATED);
            case 'L', 'l' -> Optional.of(LOSS_UNRATED);
            case '+' -> Optional.of(FORFEIT_WIN);
            case '-' -> Optional.of(FORFEIT_LOSS);
            case 'H', 'h' -> Optional.of(HALF_BYE);
            case 'F', 'f' -> Optional.of(FULL_BYE);
            case 'U', 'u' -> Optional.of(PAIRING_BYE);
            case 'Z', 'z' -> Optional.of(ZERO_BYE);
            case '?', 'X', 'x' -> Optional.of(UNKNOWN);
            case ' ' -> Optional.of(hasOpponent ? PENDING : ABSENT);
            default -> Optional.empty();
        };
    }
}
