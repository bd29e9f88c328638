package org.chatrang.tournament.file.trf;

/** One line of a tournament report. What is not understood is carried as it stands. */
public sealed interface TrfRecord
        permits AbnormalPointsRecord,
                AccelerationRecord,
                ByeRecord,
                ForbiddenPairsRecord,
                ForfeitedMatchRecord,
                LineUpRecord,
                OldTeamRecord,
                PlayerRecord,
                PointSystemRecord,
                RoundDatesRecord,
                TeamByeRecord,
                TeamRecord,
                TextRecord,
                VerbatimRecord {
    /** The line as the format writes it, without a line end. */
    String line();
}
