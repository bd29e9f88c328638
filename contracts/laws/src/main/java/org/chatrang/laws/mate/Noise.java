package org.chatrang.laws.mate;

/** Numbers from 0 to 15 without a pattern, the same for the same seed: xorshift (Marsaglia 2003). */
final class Noise {
    private long state;

    void seed(long seed) {
        state = 0x9E3779B97F4A7C15L * (seed + 1) | 1;
    }

    int next() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) (state >>> 60);
    }
}
