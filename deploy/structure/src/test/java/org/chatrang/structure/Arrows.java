package org.chatrang.structure;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Which module may use which: only downwards, and services meet on the bus. */
final class Arrows {
    /** Rules, settlement, and what a board's bytes mean, as pure functions; boards that are not there: tools may call them. */
    private static final String[] PURE = {
        "..rules..",
        "..settlement..",
        "org.chatrang.gateway.boardlog..",
        "org.chatrang.gateway.clocks..",
        "org.chatrang.gateway.dgt..",
        "org.chatrang.gateway.inference..",
        "org.chatrang.gateway.noise..",
        "org.chatrang.gateway.signal..",
        "org.chatrang.gateway.simulator.."
    };

    private Arrows() {}

    static ArchRule lawsUseJavaOnly() {
        return classes()
                .that()
                .resideInAPackage(Module.LAWS.packages())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", Module.LAWS.packages())
                .as("contracts/laws uses java.* only");
    }

    static ArchRule eventsUseJavaAndJacksonOnly() {
        return classes()
                .that()
                .resideInAPackage(Module.EVENTS.packages())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "com.fasterxml.jackson..", Module.EVENTS.packages())
                .as("contracts/events knows neither the Laws nor a framework");
    }

    /**
     * Tournament rules are a library beside the services, as judging is: standings, the desk and the offline command rank by
     * the same code, so it knows none of them, nor a bus.
     */
    static ArchRule tournamentUsesJavaOnly() {
        return classes()
                .that()
                .resideInAPackage(Module.TOURNAMENT.packages())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", Module.TOURNAMENT.packages())
                .as("services/tournament uses java.* only");
    }

    static ArchRule onlyJudgesUseJudging() {
        return noClasses()
                .that()
                .resideOutsideOfPackages(
                        Module.JUDGING.packages(),
                        Module.LEGALITY.packages(),
                        Module.CLOCK.packages(),
                        Module.DRAWS.packages(),
                        Module.LAUNCHER.packages() + "judge..",
                        Module.BENCHMARKS.packages())
                .should()
                .dependOnClassesThat()
                .resideInAPackage(Module.JUDGING.packages())
                .as("services/judging is used by the three judges, the offline judge command and the benchmarks only")
                .allowEmptyShould(true);
    }

    static ArchRule servicesMeetOnTheBus() {
        return all(Module.services().stream().map(Arrows::usesNoOtherProgram))
                .as("no service uses another program's code: services meet on the bus");
    }

    private static ArchRule usesNoOtherProgram(Module service) {
        List<Module> others = Arrays.stream(Module.values())
                .filter(other -> Module.services().contains(other)
                        || other == Module.LAUNCHER
                        || other == Module.REHEARSAL
                        || other == Module.STACK)
                .filter(other -> other != service)
                .toList();
        return noClasses()
                .that()
                .resideInAPackage(service.packages())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Module.packages(others))
                .allowEmptyShould(true);
    }

    static ArchRule toolsUsePureRulesOnly() {
        return noClasses()
                .that()
                .resideInAnyPackage(Module.LAUNCHER.packages(), Module.REHEARSAL.packages(), Module.STACK.packages())
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(Module.packages(Module.services())).and(not(resideInAnyPackage(PURE))))
                .as("deploy uses of a service its pure functions and simulated boards only")
                .allowEmptyShould(true);
    }

    static ArchRule contractsAndJudgingUseNoProgram() {
        List<Module> programs = Arrays.stream(Module.values())
                .filter(module -> !Module.libraries().contains(module))
                .toList();
        return noClasses()
                .that()
                .resideInAnyPackage(Module.packages(Module.libraries()))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Module.packages(programs))
                .as("libraries do not know the programs that use them")
                .allowEmptyShould(true);
    }

    /** A module's own package is its front: the packages within it must be free of cycles among themselves. */
    static ArchRule packagesOfAModuleHaveNoCycles() {
        return all(Arrays.stream(Module.values())
                        .map(module -> slices().matching(module.packageName() + ".(*)..")
                                .should()
                                .beFreeOfCycles()
                                .allowEmptyShould(true)))
                .as("no cycles between the packages of a module");
    }

    static List<ArchRule> all() {
        return List.of(
                lawsUseJavaOnly(),
                eventsUseJavaAndJacksonOnly(),
                tournamentUsesJavaOnly(),
                onlyJudgesUseJudging(),
                servicesMeetOnTheBus(),
                toolsUsePureRulesOnly(),
                contractsAndJudgingUseNoProgram(),
                packagesOfAModuleHaveNoCycles(),
                Purity.sameLogSameVerdict());
    }

    private static ArchRule all(Stream<? extends ArchRule> rules) {
        return CompositeArchRule.of(rules.map(ArchRule.class::cast).toList()).allowEmptyShould(true);
    }
}
