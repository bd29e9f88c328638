package org.chatrang.tournament.file.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.file.FileText;
import org.chatrang.tournament.file.ImportException;

/**
 * A tournament report line by line: what is known, read by its columns; what is not, as it stands and where it stands.
 * Written again it has the format's own columns; read and written once more it has the same bytes.
 *
 * @param records one for each line
 * @param form encoding and line ends
 */
public record TrfDocument(List<TrfRecord> records, FileText.Form form) {
    public TrfDocument {
        records = List.copyOf(records);
    }

    /** A record and where it stands. */
    public record Placed<T>(int line, T record) {}

    /** Reads the lines; {@link TrfImport} makes a tournament of them. */
    public static TrfDocument read(byte[] bytes) throws ImportException {
        FileText text = FileText.of(bytes);
        return new TrfDocument(TrfLines.read(text.lines()), text.form());
    }

    /** The bytes of the file, in the format's own columns. */
    public byte[] write() {
        return new FileText(records.stream().map(TrfRecord::line).toList(), form).bytes();
    }

    /** The same with other line ends, e.g. CR as the format prescribes. */
    public TrfDocument with(FileText.Form other) {
        return new TrfDocument(records, other);
    }

    /** Records of one kind in their order. */
    public <T extends TrfRecord> List<Placed<T>> all(Class<T> kind) {
        List<Placed<T>> found = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            if (kind.isInstance(records.get(i))) {
                found.add(new Placed<>(i + 1, kind.cast(records.get(i))));
            }
        }
        return found;
    }

    /** Text records with this code. */
    public List<Placed<TextRecord>> texts(String code) {
        return all(TextRecord.class).stream()
                .filter(placed -> placed.record().code().equals(code))
                .toList();
    }

    /** The first text record with this code that says something. */
    public Optional<Placed<TextRecord>> text(String code) {
        return texts(code).stream()
                .filter(placed -> !placed.record().text().isBlank())
                .findFirst();
    }
}
