package org.chatrang.gateway.driver;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** An answer's body as bytes, no more than so many: a longer one ends the answer with an {@link IOException}. */
final class BoundedBody implements HttpResponse.BodySubscriber<byte[]> {
    private final int longest;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private Flow.Subscription subscription;

    BoundedBody(int longest) {
        this.longest = longest;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription = given;
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> parts) {
        for (ByteBuffer part : parts) {
            if (bytes.size() + part.remaining() > longest) {
                subscription.cancel();
                whole.completeExceptionally(new IOException("longer than " + longest + " bytes"));
                return;
            }
            byte[] next = new byte[part.remaining()];
            part.get(next);
            bytes.writeBytes(next);
        }
    }

    @Override
    public void onError(Throwable failure) {
        whole.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        whole.complete(bytes.toByteArray());
    }
}
