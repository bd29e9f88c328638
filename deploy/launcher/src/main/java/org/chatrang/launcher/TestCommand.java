package org.chatrang.launcher;

import picocli.CommandLine.Command;

/** Named here for the list of commands; the {@code chatrang} script does it, because it must not need a built launcher. */
@Command(
        name = "test",
        description = "Build everything and run every test, in a real browser too.",
        mixinStandardHelpOptions = true)
final class TestCommand implements Runnable {
    @Override
    public void run() {
        throw new CommandFailure("the tests are run by the script in the project's directory: ./chatrang test");
    }
}
