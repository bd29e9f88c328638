package org.chatrang.draws;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chatrang.draws.rules.DrawJudge;
import org.chatrang.judging.Judge;

/** The draw detection judge as a service; the judging module does the rest. */
public class DrawDetectionService {
    @Produces
    @Singleton
    Judge judge() {
        return new DrawJudge();
    }
}
