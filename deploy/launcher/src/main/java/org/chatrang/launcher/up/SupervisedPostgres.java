package org.chatrang.launcher.up;

import java.time.Duration;
import org.chatrang.stack.ChildProcess;
import org.chatrang.stack.LocalPostgres;
import org.chatrang.stack.LocalPostgresOptions;

/** The database server of the run. */
final class SupervisedPostgres implements Supervised {
    private final RunPlan plan;
    private LocalPostgres postgres;

    SupervisedPostgres(RunPlan plan) {
        this.plan = plan;
    }

    @Override
    public String name() {
        return "postgres";
    }

    @Override
    public String address() {
        return "127.0.0.1:" + plan.postgresPort();
    }

    @Override
    public ChildProcess process() {
        return postgres.process();
    }

    LocalPostgres server() {
        return postgres;
    }

    @Override
    public void start() {
        if (postgres == null) {
            postgres = LocalPostgres.start(LocalPostgresOptions.temporary()
                    .in(plan.home().data().resolve("postgres"))
                    .onPort(plan.postgresPort()));
        } else {
            postgres.restart();
        }
    }

    /** A started server has answered already. */
    @Override
    public boolean isReady() {
        return true;
    }

    @Override
    public synchronized void stop(Duration grace) {
        if (postgres != null) {
            postgres.close();
        }
    }
}
