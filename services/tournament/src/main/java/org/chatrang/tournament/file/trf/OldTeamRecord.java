package org.chatrang.tournament.file.trf;

import java.util.List;

/**
 * Record 013: a team as older reports give it, without a number.
 *
 * @param name the team's name
 * @param members starting numbers in the order of the boards
 */
public record OldTeamRecord(String name, List<Integer> members) implements TrfRecord {
    static final int MEMBERS = 37;

    public OldTeamRecord {
        members = List.copyOf(members);
    }

    static OldTeamRecord read(Columns columns) {
        columns.blanks(4);
        return new OldTeamRecord(columns.text(5, 36), columns.numbers(MEMBERS, 4, "a player's number"));
    }

    @Override
    public String line() {
        return new Row("013").left(5, 36, name).numbers(MEMBERS, 4, members).toString();
    }
}
