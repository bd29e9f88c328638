package org.chatrang.clock;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chatrang.clock.rules.ClockJudge;
import org.chatrang.clock.rules.ClockTimer;
import org.chatrang.judging.Judge;
import org.chatrang.judging.loop.DeadlineTimer;

/** The clock judge as a service, with its timer; the judging module does the rest. */
public class ClockAdjudicationService {
    @Produces
    @Singleton
    Judge judge() {
        return new ClockJudge();
    }

    @Produces
    @Singleton
    DeadlineTimer timer() {
        return new ClockTimer();
    }
}
