package org.chatrang.laws.edition;

/** Who may notice that a flag has fallen. */
public enum FlagNotice {
    ARBITER_OR_PLAYER,
    /** The arbiter refrains from saying it. */
    PLAYER
}
