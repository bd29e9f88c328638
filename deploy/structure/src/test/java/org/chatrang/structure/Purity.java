package org.chatrang.structure;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Files;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** The same log gives the same verdicts: the fold and the rules have no wall clock, no randomness, no I/O. */
final class Purity {
    private static final String[] PURE = {
        Module.JUDGING.packageName() + ".fold..",
        Module.LEGALITY.packageName() + ".rules..",
        Module.CLOCK.packageName() + ".rules..",
        Module.DRAWS.packageName() + ".rules..",
        Module.STANDINGS.packageName() + ".settlement..",
        Module.TOURNAMENT.packageName() + ".model..",
        Module.TOURNAMENT.packageName() + ".tiebreak..",
        Module.TOURNAMENT.packageName() + ".rank..",
        Module.TOURNAMENT.packageName() + ".live..",
        Module.TOURNAMENT.packageName() + ".whatif.."
    };

    private Purity() {}

    static ArchRule sameLogSameVerdict() {
        return noClasses()
                .that()
                .resideInAnyPackage(PURE)
                .should()
                .callMethodWhere(describe("asks a clock or chance", Purity::asksClockOrChance))
                .orShould()
                .dependOnClassesThat(resideInAnyPackage("java.net..", "java.nio.channels..", "org.apache.kafka..")
                        .or(type(Random.class))
                        .or(type(SplittableRandom.class))
                        .or(type(ThreadLocalRandom.class))
                        .or(type(Files.class)))
                .as("the fold, the rules, the settlement and the ranking have no wall clock, no randomness, no I/O")
                .allowEmptyShould(true);
    }

    private static boolean asksClockOrChance(JavaCall<?> call) {
        String owner = call.getTargetOwner().getName();
        String method = call.getTarget().getName();
        return owner.equals("java.lang.System") && (method.equals("currentTimeMillis") || method.equals("nanoTime"))
                || owner.equals("java.lang.Math") && method.equals("random")
                || owner.equals(UUID.class.getName()) && method.equals("randomUUID")
                || owner.startsWith("java.time.") && method.equals("now");
    }
}
