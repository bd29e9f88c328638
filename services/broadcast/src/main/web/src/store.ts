/** The round as this page knows it: the last snapshot and every record since. */
import * as fold from './fold';
import { over } from './clock';
import type { Board, Delta, GameEvent, Gateway, RoundState, Table } from './protocol';

/** A gateway says how it is each ten seconds; one whose line is cut can say nothing at all. */
const SILENT_AFTER = 45_000;
const ORDER = new Intl.Collator('en', { numeric: true });

export interface Changes {
  /** All boards are new. */
  onRound(): void;
  /** One board has changed. */
  onBoard(board: Board): void;
  /** A board has come or gone. */
  onSeats(): void;
  onTables(): void;
  onGateways(): void;
  /** A record of a game, after its board has changed. */
  onRecord(delta: Delta, gameId: string): void;
}

export class Store {
  event = '';
  eventName = '';
  round = 0;
  boards = new Map<string, Board>();
  tables = new Map<string, Table>();
  gateways = new Map<string, Gateway>();

  constructor(private readonly changes: Changes) {}

  take(state: RoundState): void {
    this.event = state.event;
    this.eventName = state.eventName ?? state.event;
    this.round = state.round;
    const learnt = Date.now();
    this.boards = new Map(state.boards.map((board) => [board.gameId, { ...board, clockLearnt: learnt }]));
    this.tables = new Map(state.tables.map((table) => [table.section ?? '', table]));
    this.gateways = new Map(state.gateways.map((gateway) => [gateway.gatewayId, { ...gateway, learnt }]));
    this.changes.onRound();
  }

  apply(delta: Delta): void {
    switch (delta.topic) {
      case 'game-events':
        this.onEvent(delta, delta.record);
        break;
      case 'verdicts':
        this.onGame(delta, delta.record.gameId, (board) => fold.onVerdict(board, delta.record));
        break;
      case 'results':
        this.onGame(delta, delta.record.gameId, (board) => fold.onSettlement(board, delta.record));
        break;
      case 'standings':
        this.tables.set(delta.record.section ?? '', delta.record);
        this.changes.onTables();
        break;
      case 'gateway-health':
        this.gateways.set(delta.record.gatewayId, { ...delta.record, learnt: Date.now() });
        this.changes.onGateways();
        break;
    }
  }

  /** Boards in their order: section, board, game. */
  seats(): Board[] {
    return [...this.boards.values()].sort(
      (a, b) =>
        ORDER.compare(a.schedule.section ?? '', b.schedule.section ?? '') ||
        a.schedule.board - b.schedule.board ||
        ORDER.compare(a.gameId, b.gameId),
    );
  }

  /** The gateway of a board that is being played, if something is wrong with it. */
  troubleOf(board: Board): Gateway | undefined {
    if (!board.started || over(board)) {
      return undefined;
    }
    for (const source of board.schedule.sources ?? []) {
      const gateway = this.gateways.get(source);
      // DEGRADED concerns single sources: the others' boards are heard
      if (gateway && gateway.state !== 'OK' && gateway.state !== 'DEGRADED') {
        return gateway;
      }
      if (gateway && Date.now() - (gateway.learnt ?? 0) > SILENT_AFTER) {
        return { ...gateway, state: 'SILENT', text: 'nothing has been heard from it' };
      }
    }
    return undefined;
  }

  /** Every gateway that some board being played suffers from. */
  troubles(): Gateway[] {
    const found = new Map<string, Gateway>();
    for (const board of this.boards.values()) {
      const trouble = this.troubleOf(board);
      if (trouble) {
        found.set(trouble.gatewayId, trouble);
      }
    }
    return [...found.values()];
  }

  private onEvent(delta: Delta, event: GameEvent): void {
    if (event.kind === 'GAME_SCHEDULED' && !this.boards.has(event.gameId)) {
      if (event.data.eventId === this.event && event.data.round === this.round) {
        this.boards.set(event.gameId, fold.scheduled(event));
        this.changes.onSeats();
      }
      return;
    }
    this.onGame(delta, event.gameId, (board) => fold.onEvent(board, event));
    const board = this.boards.get(event.gameId);
    if (board && (board.schedule.round !== this.round || board.schedule.eventId !== this.event)) {
      this.boards.delete(event.gameId);
      this.changes.onSeats();
    } else if (event.kind === 'GAME_SCHEDULED') {
      this.changes.onSeats();
    }
  }

  private onGame(delta: Delta, gameId: string, change: (board: Board) => void): void {
    const board = this.boards.get(gameId);
    if (board) {
      change(board);
      this.changes.onBoard(board);
      this.changes.onRecord(delta, gameId);
    }
  }
}
