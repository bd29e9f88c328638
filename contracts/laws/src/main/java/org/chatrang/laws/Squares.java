package org.chatrang.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Sets of squares (bit n = square n) as lists and as text. */
public final class Squares {
    private Squares() {}

    /** The members in ascending order. */
    public static List<Integer> list(long set) {
        List<Integer> squares = new ArrayList<>(Long.bitCount(set));
        for (long rest = set; rest != 0; rest &= rest - 1) {
            squares.add(Long.numberOfTrailingZeros(rest));
        }
        return List.copyOf(squares);
    }

    /** The names, separated by commas. */
    public static String names(List<Integer> squares) {
        return squares.stream().map(Square::name).collect(Collectors.joining(", "));
    }
}
