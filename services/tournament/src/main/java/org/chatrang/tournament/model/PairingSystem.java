package org.chatrang.tournament.model;

/**
 * How opponents are found. What matters to tie-breaks is whether the pairings are known before the start (C.07, 15.2): then
 * forfeits are ordinary results.
 */
public enum PairingSystem {
    SWISS(false, false),
    ROUND_ROBIN(true, false),
    DOUBLE_ROUND_ROBIN(true, false),
    /** Every player of one team meets every player of the other. */
    SCHEVENINGEN(true, false),
    KNOCK_OUT(false, false),
    TEAM_SWISS(false, true),
    TEAM_ROUND_ROBIN(true, true),
    TEAM_DOUBLE_ROUND_ROBIN(true, true),
    TEAM_KNOCK_OUT(false, true);

    private final boolean predetermined;
    private final boolean team;

    PairingSystem(boolean predetermined, boolean team) {
        this.predetermined = predetermined;
        this.team = team;
    }

    /** All pairings are known before the start. */
    public boolean isPredetermined() {
        return predetermined;
    }

    public boolean isTeam() {
        return team;
    }
}
