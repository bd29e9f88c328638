package org.chatrang.scaler;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;
import org.chatrang.events.JudgeName;
import org.chatrang.scaler.plan.Limits;

/** The service's own settings. Everything else is in {@code application.properties}. */
@ConfigMapping(prefix = "chatrang.scaler")
public interface ScalerConfig {
    /** The namespace of the judges' deployments and of the lease; that of the pod if not set. */
    Optional<String> namespace();

    /** The lease by which the instances of this service choose the one that acts. */
    @WithDefault("chatrang-round-scaler")
    String lease();

    /** The name of this instance in the lease; the host's name if not set. */
    Optional<String> identity();

    /** How long a lease holds without being renewed. */
    @WithDefault("15s")
    Duration leaseDuration();

    /** How often a decision is made. */
    @WithDefault("15s")
    Duration interval();

    /** How long to wait for an answer of the broker. */
    @WithDefault("10s")
    Duration brokerTimeout();

    /** How far back schedules are looked for at the start of the service. */
    @WithDefault("72h")
    Duration lookBack();

    /** After how long without a poll of the bus or a decision the process counts as stuck and should be started anew. */
    @WithDefault("2m")
    Duration stuckAfter();

    /** Instances of each judge that always run. */
    @WithDefault("1")
    int least();

    /** Instances of each judge that may run; there are never more than partitions either. */
    @WithDefault("16")
    int most();

    /** How long before a round the instances for it must be there. */
    @WithDefault("10m")
    Duration lead();

    /** How long after its start a round is waited for at most. */
    @WithDefault("8h")
    Duration longestRound();

    /** How long a size that is no longer needed is kept. */
    @WithDefault("10m")
    Duration coolDown();

    /** How long a judge must be behind before it gets more instances. */
    @WithDefault("30s")
    Duration lagPatience();

    /** The legality judge. */
    Judge legality();

    /** The clock judge. */
    Judge clockAdjudication();

    /** The draw judge. */
    Judge drawDetection();

    /** What differs from judge to judge. */
    interface Judge {
        /** The name of its deployment; {@code chatrang-} and the judge's name if not set. */
        Optional<String> deployment();

        /** Boards one instance serves. */
        @WithDefault("5000")
        int boardsPerReplica();

        /** Records one instance may be behind before it counts as overloaded. */
        @WithDefault("20000")
        long lagPerReplica();
    }

    /** The settings of a judge. */
    default Judge of(JudgeName judge) {
        return switch (judge) {
            case LEGALITY -> legality();
            case CLOCK_ADJUDICATION -> clockAdjudication();
            case DRAW_DETECTION -> drawDetection();
        };
    }

    /** The name of a judge's deployment. */
    default String deployment(JudgeName judge) {
        return of(judge).deployment().orElse("chatrang-" + judge.label());
    }

    /** The limits of a judge. */
    default Limits limits(JudgeName judge) {
        return new Limits(
                least(),
                most(),
                of(judge).boardsPerReplica(),
                of(judge).lagPerReplica(),
                lagPatience(),
                lead(),
                longestRound(),
                coolDown());
    }
}
