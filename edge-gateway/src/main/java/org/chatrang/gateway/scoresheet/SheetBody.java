package org.chatrang.gateway.scoresheet;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.function.Consumer;

/** Reads a request's body as bytes, of whatever content type, up to a limit. */
final class SheetBody {
    /** Bytes at most: twice what the longest sheet needs. */
    static final int LONGEST = 64 * 1024;

    private SheetBody() {}

    /** Calls exactly one of the two, unless the sender goes away before the end of the body. */
    static void read(RoutingContext context, Consumer<byte[]> whole, Consumer<String> tooLong) {
        HttpServerRequest request = context.request();
        Buffer body = Buffer.buffer();
        if (announced(request) > LONGEST) {
            tooLong.accept("a sheet of " + announced(request) + " bytes: at most " + LONGEST + " are taken");
            return;
        }
        if ("100-continue".equalsIgnoreCase(request.getHeader("Expect"))) {
            context.response().writeContinue();
        }
        request.handler(part -> {
            boolean fitted = body.length() <= LONGEST;
            if (fitted) {
                body.appendBuffer(part);
            }
            if (fitted && body.length() > LONGEST) {
                tooLong.accept("a sheet of more than " + LONGEST + " bytes: no more are taken");
            }
        });
        request.endHandler(end -> {
            if (body.length() <= LONGEST) {
                whole.accept(body.getBytes());
            }
        });
        request.resume();
    }

    private static long announced(HttpServerRequest request) {
        String length = request.getHeader("Content-Length");
        return length != null && length.matches("\\d{1,18}") ? Long.parseLong(length) : 0;
    }
}
