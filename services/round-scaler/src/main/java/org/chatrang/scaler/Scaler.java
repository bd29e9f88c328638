package org.chatrang.scaler;

import io.fabric8.kubernetes.api.model.apps.Deployment;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.JudgeName;
import org.chatrang.scaler.bus.BusException;
import org.chatrang.scaler.bus.JudgeLag;
import org.chatrang.scaler.cluster.Deployments;
import org.chatrang.scaler.plan.Decision;
import org.chatrang.scaler.plan.Memory;
import org.chatrang.scaler.plan.PlannedRound;
import org.chatrang.scaler.plan.Rounds;
import org.chatrang.scaler.plan.Situation;
import org.chatrang.scaler.plan.Sizing;
import org.jboss.logging.Logger;

/** Looks, decides and acts: once for all judges each time it is asked. Used by one thread. */
final class Scaler {
    private static final Logger LOG = Logger.getLogger(Scaler.class);

    private final ScalerConfig config;
    private final Rounds rounds;
    private final JudgeLag bus;
    private final Deployments deployments;
    private final Gauges gauges;
    private final Map<JudgeName, Memory> memories = new EnumMap<>(JudgeName.class);

    Scaler(ScalerConfig config, Rounds rounds, JudgeLag bus, Deployments deployments, Gauges gauges) {
        this.config = config;
        this.rounds = rounds;
        this.bus = bus;
        this.deployments = deployments;
        this.gauges = gauges;
    }

    /** Forgets what it remembers, for another instance has acted meanwhile. */
    void forget() {
        memories.clear();
    }

    /** Sizes each judge; one that cannot be sized does not keep the others from it. */
    void act(Instant now) throws BusException {
        rounds.forget(now.minus(config.longestRound()).minus(config.lookBack()));
        List<PlannedRound> planned = rounds.planned();
        JudgeLag.GameLog log = bus.gameLog();
        for (JudgeName judge : JudgeName.values()) {
            try {
                act(judge, now, planned, log);
            } catch (BusException | RuntimeException e) {
                gauges.failed(judge);
                LOG.warnf("judge=%s not sized: %s", judge.label(), e.getMessage());
            }
        }
    }

    private void act(JudgeName judge, Instant now, List<PlannedRound> planned, JudgeLag.GameLog log)
            throws BusException {
        String name = config.deployment(judge);
        Optional<Deployment> found = deployments.find(name);
        if (found.isEmpty()) {
            gauges.failed(judge);
            LOG.warnf("judge=%s not sized: there is no deployment %s", judge.label(), name);
            return;
        }
        int replicas = Optional.ofNullable(found.get().getSpec().getReplicas()).orElse(1);
        Situation situation = new Situation(now, replicas, log.partitions(), bus.of(judge, log), planned);
        Decision decision =
                new Sizing(config.limits(judge)).decide(situation, memories.getOrDefault(judge, Memory.fresh(now)));
        if (decision.replicas() != replicas && !deployments.resize(found.get(), decision.replicas())) {
            LOG.infof("judge=%s changed by somebody else meanwhile: looked at again next time", judge.label());
            return;
        }
        memories.put(judge, decision.memory());
        gauges.decided(judge, situation.lag(), decision);
        if (decision.replicas() != replicas) {
            LOG.infof(
                    "judge=%s replicas=%d was=%d why=%s lag=%d partitions=%d",
                    judge.label(), decision.replicas(), replicas, decision.why(), situation.lag(), log.partitions());
        }
    }
}
