package org.chatrang.judging;

import org.chatrang.events.Article;
import org.chatrang.events.Consequence;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.Finding.Standing;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Side;

/** A finding being written: what it states first, the rest as far as there is more. */
public final class Findings {
    private final FindingKind kind;
    private final Standing standing;
    private final String text;
    private Side side;
    private Article article;
    private Evidence evidence;
    private Consequence consequence;

    private Findings(FindingKind kind, Standing standing, String text) {
        this.kind = kind;
        this.standing = standing;
        this.text = text;
    }

    /** Decided by the Laws. */
    public static Findings ruled(FindingKind kind, String text) {
        return new Findings(kind, Standing.RULED, text);
    }

    /** For the arbiter to decide. */
    public static Findings needsArbiter(FindingKind kind, String text) {
        return new Findings(kind, Standing.NEEDS_ARBITER, text);
    }

    /** Worth knowing. */
    public static Findings noted(FindingKind kind, String text) {
        return new Findings(kind, Standing.NOTED, text);
    }

    /** The side it concerns. */
    public Findings of(Side concerned) {
        side = concerned;
        return this;
    }

    /** The article it rests on; null leaves it without. */
    public Findings by(Article restsOn) {
        article = restsOn;
        return this;
    }

    /** The facts behind it. */
    public Findings with(Evidence facts) {
        evidence = facts;
        return this;
    }

    /** What follows. */
    public Findings then(Consequence follows) {
        consequence = follows;
        return this;
    }

    /** The finding. */
    public Finding done() {
        return new Finding(kind, standing, side, article, text, evidence, consequence);
    }

    /** A side's name in a sentence. */
    public static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    /** A time in a sentence: minutes and seconds. */
    public static String time(long millis) {
        long seconds = millis / 1000;
        if (seconds % 60 == 0 && seconds != 0) {
            return seconds / 60 + (seconds == 60 ? " minute" : " minutes");
        }
        return seconds < 60 ? seconds + " seconds" : seconds / 60 + " min " + seconds % 60 + " s";
    }
}
