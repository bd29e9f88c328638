package org.chatrang.laws;

/** Which letter stands for which man in a text (Appendix C.2 to C.4: the first letter in the player's language). */
public interface PieceLetters {
    /** K Q R B N and P, of which all but b may be written small at the beginning of a move: b is a file. */
    PieceLetters ENGLISH = new PieceLetters() {
        @Override
        public PieceType initial(char letter) {
            return letter == 'b' ? null : PieceType.ofLetter(letter);
        }

        @Override
        public PieceType promotion(char letter) {
            return PieceType.ofLetter(letter);
        }

        @Override
        public String examples() {
            return "Nf3, exd5, e8=Q or O-O";
        }
    };

    /** The man a letter at the beginning of a move stands for, or null if it is none. */
    PieceType initial(char letter);

    /** The man a letter after a square stands for, or null if it is none. */
    PieceType promotion(char letter);

    /** Some moves as this language writes them, for error messages. */
    String examples();
}
