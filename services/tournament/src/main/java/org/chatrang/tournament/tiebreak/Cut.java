package org.chatrang.tournament.tiebreak;

/** Why a contribution was left out. */
public enum Cut {
    /** It counts. */
    NONE,
    /** The least significant value (C.07, 14.1). */
    LOWEST,
    /** A voluntarily unplayed round is left out before the least significant value (C.07, 16.5). */
    VOLUNTARY,
    /** The most significant value (C.07, 14.3). */
    HIGHEST,
    /** It does not count by the rule itself, e.g. an opponent below the limit of Koya. */
    EXCLUDED
}
