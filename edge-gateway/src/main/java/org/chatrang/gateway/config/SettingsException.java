package org.chatrang.gateway.config;

import java.util.List;

/** The configuration asks for what cannot be. Each fault is one line that names key, value and what to write. */
public final class SettingsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<String> faults;

    public SettingsException(List<String> faults) {
        super(String.join("; ", faults));
        this.faults = List.copyOf(faults);
    }

    public List<String> faults() {
        return faults;
    }
}
