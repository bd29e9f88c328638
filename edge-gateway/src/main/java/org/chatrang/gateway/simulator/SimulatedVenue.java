package org.chatrang.gateway.simulator;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.chatrang.laws.pgn.PgnGame;

/**
 * A hall of simulated boards. Board k has the serial number {@code 10000 + k}; every third one stands with its connector at
 * White's right hand if asked for.
 */
public final class SimulatedVenue implements AutoCloseable {
    private final SimulatorSettings settings;
    private final List<SimulatedBoard> boards = new ArrayList<>();
    private final List<DgtServer> servers = new ArrayList<>();
    private final Map<Integer, Thread> playing = new ConcurrentHashMap<>();
    private final Map<Integer, Players> games = new ConcurrentHashMap<>();
    private BusServer bus;
    private final ConcurrentLinkedQueue<FaultNote> notes = new ConcurrentLinkedQueue<>();

    /** So many boards; with some of them turned, or none. */
    public SimulatedVenue(int count, boolean someTurned, SimulatorSettings settings) {
        this.settings = settings;
        for (int k = 1; k <= count; k++) {
            boards.add(new SimulatedBoard(String.valueOf(10_000 + k), someTurned && k % 3 == 0));
        }
    }

    /** Opens a TCP port for each board that speaks the serial protocol; 0 lets the operating system choose, else they count up. */
    public List<String> openDgtPorts(int first) throws IOException {
        for (int k = 0; k < boards.size(); k++) {
            servers.add(new DgtServer(boards.get(k), first == 0 ? 0 : first + k));
        }
        return servers.stream().map(DgtServer::address).toList();
    }

    /** Opens one TCP port for all boards on one line in bus mode. */
    public String openBus(int port) throws IOException {
        bus = new BusServer(boards, port);
        return bus.address();
    }

    /** Board k, from 1. */
    public SimulatedBoard board(int k) {
        return boards.get(k - 1);
    }

    /** All boards. */
    public List<SimulatedBoard> boards() {
        return List.copyOf(boards);
    }

    /** Puts a game's first position up on board k. */
    public void setUp(int k, PgnGame game) {
        players(k, game).setUp();
    }

    /** Plays a game on board k, whose first position stands already, in a thread of its own. */
    public void play(int k, PgnGame game) {
        Players players = players(k, game);
        games.put(k, players);
        playing.put(k, Thread.ofVirtual().name("players-" + k).start(() -> {
            try {
                players.play();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    private Players players(int k, PgnGame game) {
        return new Players(
                board(k), game, settings, new SplittableRandom(settings.seed() * 1_000_003 + game.index()), notes::add);
    }

    /** Whether board k's game has been played to its end. */
    public boolean finished(int k) {
        Thread thread = playing.get(k);
        return thread == null || !thread.isAlive();
    }

    /** Half-moves made and pressed in board k's game. */
    public int played(int k) {
        Players players = games.get(k);
        return players == null ? 0 : players.played();
    }

    /** Waits until board k's game is over. */
    public void await(int k) throws InterruptedException {
        Thread thread = playing.get(k);
        if (thread != null) {
            thread.join();
        }
    }

    /** What went wrong so far. */
    public List<FaultNote> faults() {
        return List.copyOf(notes);
    }

    @Override
    public void close() {
        playing.values().forEach(Thread::interrupt);
        try {
            for (Thread thread : playing.values()) {
                thread.join(Duration.ofSeconds(5));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        servers.forEach(DgtServer::close);
        if (bus != null) {
            bus.close();
        }
    }
}
