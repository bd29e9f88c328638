package org.chatrang.scaler.cluster;

import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderCallbacks;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElectionConfigBuilder;
import io.fabric8.kubernetes.client.extended.leaderelection.LeaderElector;
import io.fabric8.kubernetes.client.extended.leaderelection.resourcelock.LeaseLock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Chooses by a Lease the one instance that acts; stands again after having lost it. */
public final class Leadership implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Leadership.class);

    private final Supplier<LeaderElector> electors;
    private final String identity;
    private volatile boolean leader;
    private volatile boolean closed;
    private volatile CompletableFuture<?> candidacy;

    /**
     * A candidate.
     *
     * @param leaseDuration how long the lease holds without being renewed
     */
    public Leadership(
            KubernetesClient client,
            Executor executor,
            String namespace,
            String lease,
            String identity,
            Duration leaseDuration) {
        this.identity = identity;
        this.electors = () -> new LeaderElector(
                client,
                new LeaderElectionConfigBuilder()
                        .withName(lease)
                        .withLock(new LeaseLock(namespace, lease, identity))
                        .withLeaseDuration(leaseDuration)
                        .withRenewDeadline(leaseDuration.multipliedBy(2).dividedBy(3))
                        .withRetryPeriod(leaseDuration.dividedBy(7))
                        .withReleaseOnCancel(true)
                        .withLeaderCallbacks(new LeaderCallbacks(this::won, this::lost, this::changed))
                        .build(),
                executor);
    }

    /** Stands for election. */
    public void stand() {
        candidacy = electors.get().start();
        candidacy.whenComplete((ended, failure) -> {
            leader = false;
            if (failure != null && !closed) {
                LOG.warnf("standing for election ended: %s", failure.getMessage());
            }
        });
    }

    /** Whether this instance acts now. */
    public boolean leads() {
        return leader;
    }

    /** Stands again if the candidacy has ended, which it does when the lease was lost. */
    public void standAgainIfEnded() {
        if (!closed && candidacy != null && candidacy.isDone()) {
            stand();
        }
    }

    private void won() {
        leader = true;
        LOG.infof("identity=%s leads", identity);
    }

    private void lost() {
        leader = false;
        LOG.infof("identity=%s leads no longer", identity);
    }

    private void changed(String other) {
        LOG.debugf("leader=%s", other);
    }

    @Override
    public void close() {
        closed = true;
        leader = false;
        if (candidacy != null) {
            candidacy.cancel(true);
        }
    }
}
