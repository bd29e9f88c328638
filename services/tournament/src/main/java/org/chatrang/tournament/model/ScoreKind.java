package org.chatrang.tournament.model;

/** The two scores of a team: of its matches and of its games. An individual has game points only. */
public enum ScoreKind {
    MATCH_POINTS("MP"),
    GAME_POINTS("GP");

    private final String code;

    ScoreKind(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public ScoreKind other() {
        return this == MATCH_POINTS ? GAME_POINTS : MATCH_POINTS;
    }
}
