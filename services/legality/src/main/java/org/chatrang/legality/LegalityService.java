package org.chatrang.legality;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.chatrang.judging.Judge;
import org.chatrang.legality.rules.LegalityJudge;

/** The legality judge as a service; the judging module does the rest. */
public class LegalityService {
    @Produces
    @Singleton
    Judge judge() {
        return new LegalityJudge();
    }
}
