package org.chatrang.tournament.file.trf;

/** The versions of the format; each later one can say more. */
public enum TrfVersion {
    /** Of 2006: players, rounds, teams by name. */
    TRF06,
    /** Of 2016, with the extensions of pairing programs. */
    TRF16,
    /** Of 2026: point systems, tie-breaks, teams, line-ups, byes and forfeits of teams, abnormal points. */
    TRF26
}
