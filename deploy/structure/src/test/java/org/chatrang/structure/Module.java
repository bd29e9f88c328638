package org.chatrang.structure;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** The modules with code of their own, each with its directory and its package. */
enum Module {
    LAWS("contracts/laws"),
    EVENTS("contracts/events"),
    STACK("deploy/local-stack"),
    JUDGING("services/judging"),
    LEGALITY("services/legality"),
    CLOCK("services/clock-adjudication"),
    DRAWS("services/draw-detection"),
    TOURNAMENT("services/tournament"),
    STANDINGS("services/standings"),
    DESK("services/arbiter-desk"),
    BROADCAST("services/broadcast"),
    SCALER("services/round-scaler"),
    GATEWAY("edge-gateway"),
    LAUNCHER("deploy/launcher"),
    REHEARSAL("deploy/rehearsal"),
    BENCHMARKS("deploy/benchmarks");

    private final String directory;

    Module(String directory) {
        this.directory = directory;
    }

    String directory() {
        return directory;
    }

    /** Its package, with {@code ..} for the packages within, as ArchUnit writes it. */
    String packages() {
        return packageName() + "..";
    }

    String packageName() {
        return "org.chatrang." + name().toLowerCase(java.util.Locale.ROOT);
    }

    static String[] packages(List<Module> modules) {
        return modules.stream().map(Module::packages).toArray(String[]::new);
    }

    /** What programs are made of: none of these knows a program. */
    static List<Module> libraries() {
        return List.of(LAWS, EVENTS, JUDGING, TOURNAMENT);
    }

    /** The programs that meet on the bus only. */
    static List<Module> services() {
        return List.of(LEGALITY, CLOCK, DRAWS, STANDINGS, DESK, BROADCAST, SCALER, GATEWAY);
    }

    private Path classes() {
        return Repository.root().resolve(directory).resolve("target/classes");
    }

    /** The compiled classes of all modules. */
    static JavaClasses allClasses() {
        List<Path> paths = Arrays.stream(values()).map(Module::classes).toList();
        for (Path path : paths) {
            if (!Files.isDirectory(path.resolve("org/chatrang"))) {
                throw new AssertionError(path + " has no classes: build all modules first, e.g. mvn test-compile");
            }
        }
        return new ClassFileImporter().importPaths(paths);
    }
}
