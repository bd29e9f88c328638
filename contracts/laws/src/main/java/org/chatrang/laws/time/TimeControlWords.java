package org.chatrang.laws.time;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Brings the many spellings of a time control to few words, and cuts it into clauses. */
final class TimeControlWords {
    private TimeControlWords() {}

    /** Replacements in this order; what is left over must be understood word for word. */
    private static final String[][] REPLACEMENTS = {
        {"[\u2018\u2019\u2032\u00B4`]", "'"},
        {"''|[\u201C\u201D\u2033]", "\""},
        {"[\u2012\u2013\u2014_]", "-"},
        {"\\bgamewith\\b", "game with"}, // a blank is missing in many LiveChess files
        {"(?<=[a-z\\d])-(?=[a-z])", " "},
        {"(?<=/)\\s*(\\d+)\\s*m\\b", "$1 moves"},
        {"\\bone\\b", "1"},
        {"sudden death|\\bsd\\b|\\bg\\b(?=\\s*/)|(?<=/)\\s*g\\b|quickplay finish", "rest"},
        {"(?:starting|beginning|commencing|effective)\\s+(?:from|at|with|on)?", "from"},
        {"\\bfrom\\s+(?:the\\s+)?(?:first\\s+move|1st\\s+move|start)\\b", "from move 1"},
        {"\\bfrom\\s+move\\s+(?:no|number|#)\\.?\\s*", "from move "},
        {"(?:the\\s+)?(?:rest|remainder)\\s+of\\s+the\\s+game|(?:the\\s+)?remaining\\s+moves", "rest"},
        {"(?:to|in order to)\\s+(?:finish|complete)(?:\\s+the\\s+game)?|all\\s+(?:the\\s+)?moves|entire game", "rest"},
        {
            "(?:per|for each|for every|each|every|a)\\s+(?:move|mv|zug|coup|jugada)\\b|/\\s*(?:move|mv|m|zug|coup)\\b",
            " permove "
        },
        {"(?:per|/|for the|for each)\\s*(?:game|player|side|partie)\\b", " "},
        {"\\b(?:moves|mvs|z\u00FCge|zuege|z\u00FCgen|coups|jugadas|movimientos|mosse|move)\\b(?!\\s+\\d)", "moves"},
        {"\\b(?:hours|hour|hrs|hr|stunden|stunde|std|heures|heure|horas|hora)\\b\\.?", "h"},
        {"\\b(?:minutes|minute|mins|min|minuten|minutos|minuti|mn)\\b\\.?|'", "min "},
        {"(?<=\\d)(?:minutes|minute|mins|min|mn|m)\\b\\.?", "min "},
        {"\\b(?:seconds|second|secs|sec|sekunden|sek|secondes|segundos|seg)\\b\\.?|\"", "s "},
        {"(?<=\\d)(?:seconds|second|secs|sec|sek|seg)\\b\\.?", "s "},
        {"(?<=\\d)(?:hours|hour|hrs|hr)\\b\\.?", "h"},
        {"\\b(?:increments?|incr?|bonus|zuschlag|incremento|fischer)\\b", "inc"},
        {"\\b(?:delay|simple delay|us delay)\\b|\\bd(?=\\d)", "delay "},
        {"\\binc(?=\\d)", "inc "},
        {
            "\\b(?:classical|standard|rapid|blitz|time control|tc|time|the|of|for|in|first|next|following|another"
                    + "|additional|extra|an|a|added|cumulative|will be|is|on|by|all|game)\\b",
            " "
        },
    };

    private static final String SEPARATORS =
            "\\+|,(?!\\d)|;|:|\\(|\\)|(?<=\\d) +(?=(?:inc|delay) +\\d)|\\b(?:and then|then|followed|with|and|plus|und|puis|avec|y|con)\\b";

    static List<String> clauses(String text) {
        String words = text.toLowerCase(Locale.ROOT).strip();
        for (String[] replacement : REPLACEMENTS) {
            words = words.replaceAll(replacement[0], replacement[1]);
        }
        return Arrays.stream(words.split(SEPARATORS))
                .map(clause -> clause.replaceAll("\\s+", " ").strip().replaceAll("\\.$", ""))
                .filter(clause -> !clause.isEmpty())
                .toList();
    }
}
