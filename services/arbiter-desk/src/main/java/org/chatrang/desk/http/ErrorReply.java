package org.chatrang.desk.http;

/**
 * An error as it is sent.
 *
 * @param error what went wrong
 */
record ErrorReply(Detail error) {
    /**
     * The parts of an error.
     *
     * @param code the kind
     * @param input what was given
     * @param place where in it, left out if the whole is meant
     * @param text what is wrong
     * @param fix how to put it right
     */
    record Detail(String code, String input, String place, String text, String fix) {}

    static ErrorReply of(String code, String input, String place, String text, String fix) {
        return new ErrorReply(new Detail(code, input, place, text, fix));
    }
}
