package org.chatrang.tournament.model;

/** What a team has in a round: a match or a bye. Two teams that meet twice have two matches; each counts by itself. */
public sealed interface TeamPairing permits TeamMatch, TeamBye {
    /** From 1. */
    int round();
}
