package org.chatrang.launcher.standings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.launcher.CommandFailure;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.trf.TrfImport;
import org.chatrang.tournament.model.Tournament;

/** Reads the report a command line names. */
final class TournamentFile {
    private static final int SHOWN = 20;

    private TournamentFile() {}

    static Tournament read(String file) {
        try {
            return TrfImport.tournament(bytes(file));
        } catch (ImportException wrong) {
            throw new CommandFailure(file + " cannot be used: " + sentence(wrong.errors()), wrong);
        } catch (NoSuchFileException missing) {
            throw new CommandFailure(file + " does not exist", missing);
        } catch (IOException unreadable) {
            throw new CommandFailure(file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }

    private static byte[] bytes(String file) throws IOException {
        return file.equals("-") ? System.in.readAllBytes() : Files.readAllBytes(Path.of(file));
    }

    private static String sentence(List<?> errors) {
        if (errors.size() == 1) {
            return errors.getFirst().toString();
        }
        StringBuilder all = new StringBuilder(errors.size() + " errors");
        errors.stream().limit(SHOWN).forEach(error -> all.append("\n  ").append(error));
        if (errors.size() > SHOWN) {
            all.append("\n  and ").append(errors.size() - SHOWN).append(" more");
        }
        return all.toString();
    }
}
