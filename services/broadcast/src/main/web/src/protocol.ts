/** What travels: the records of the bus and the frames they come in, as far as this page reads them. */

export type Side = 'WHITE' | 'BLACK';

export interface Player {
  id?: string;
  name: string;
  fideId?: string;
  title?: string;
  rating?: number;
  federation?: string;
}

export interface Scheduled {
  eventId: string;
  eventName?: string;
  site?: string;
  date?: string;
  section?: string;
  round: number;
  roundName?: string;
  board: number;
  white: Player;
  black: Player;
  startFen?: string;
  timeControl?: { text?: string };
  sources?: string[];
}

export interface Stamp {
  source: string;
  epoch: number;
  n: number;
}

export interface ClockReading {
  whiteMillis?: number;
  blackMillis?: number;
  running?: Side;
  whiteFlag: boolean;
  blackFlag: boolean;
}

export interface GameEvent extends Stamp {
  gameId: string;
  at: string;
  kind: string;
  // The data of a kind; each reader takes what its kind has.
  data?: any;
}

export interface Article {
  number: string;
  edition: string;
}

export interface Finding {
  kind: string;
  standing: 'RULED' | 'NEEDS_ARBITER' | 'NOTED';
  side?: Side;
  article?: Article;
  text: string;
  evidence?: { type: string; [key: string]: any };
  consequence?: { type: string; [key: string]: any };
}

export interface Verdict {
  id: string;
  gameId: string;
  judge: string;
  seq: number;
  of?: Stamp;
  ply: number;
  at?: string;
  findings?: Finding[];
}

export interface Settlement {
  gameId: string;
  version: number;
  state: 'OPEN' | 'PROVISIONAL' | 'FINAL';
  result?: string;
  ending?: string;
  article?: Article;
  waitingFor?: string[];
  by?: string;
  reason?: string;
}

export interface TableRow {
  rank: number;
  player: Player;
  points: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  provisional: boolean;
  /** Of the tie-breaks, one for each column of the ranking. */
  values?: string[];
}

export interface TableColumn {
  code: string;
  state: 'OFFICIAL' | 'PROVISIONAL' | 'PROJECTED';
}

export interface Table {
  eventId: string;
  section?: string;
  version: number;
  round: number;
  rows: TableRow[];
  /** What the ranks rest on beside the points; absent where it is nothing. */
  ranking?: { participants: 'PLAYER' | 'TEAM'; edition: string; columns: TableColumn[]; reason?: string };
}

export interface Gateway {
  gatewayId: string;
  at: string;
  state: string;
  journalLag: number;
  text?: string;
  /** When this page last heard of it, by its own clock. */
  learnt?: number;
}

export interface Statement {
  judge: string;
  seq: number;
  ply: number;
  finding: Finding;
}

export interface Notices {
  alerts: Statement[];
  notice?: Statement;
  legalSeq: number;
  rulingSeq: number;
  lastSeq: number;
}

export interface LastMove {
  ply: number;
  uci: string;
  san: string;
}

/** A board as the server sends it and as the records that follow change it. */
export interface Board {
  gameId: string;
  desk: string;
  schedule: Scheduled;
  started: boolean;
  ply: number;
  fen: string;
  lastMove?: LastMove;
  provisional?: { ply: number; uci: string };
  clock?: ClockReading;
  clockAt?: string;
  /** When this page learnt of that reading, by its own clock. */
  clockLearnt?: number;
  awaited: Stamp[];
  answered: Record<string, Stamp>;
  notices: Notices;
  settlement?: Settlement;
}

export interface RoundState {
  event: string;
  eventName?: string;
  round: number;
  boards: Board[];
  tables: Table[];
  gateways: Gateway[];
}

export interface Move extends LastMove {
  fen: string;
  clockMillis?: number;
  of?: string;
}

/** How far a judge has come in the log of a game. */
export interface Answers {
  verdicts: number;
  seq: number;
}

export interface GameState {
  board: Board;
  moves: Move[];
  verdicts: Verdict[];
  answers: Record<string, Answers>;
}

export type Delta =
  | { type: 'delta'; id: string; topic: 'game-events'; record: GameEvent }
  | { type: 'delta'; id: string; topic: 'verdicts'; record: Verdict }
  | { type: 'delta'; id: string; topic: 'results'; record: Settlement }
  | { type: 'delta'; id: string; topic: 'standings'; record: Table }
  | { type: 'delta'; id: string; topic: 'gateway-health'; record: Gateway };

export type ServerFrame =
  | { type: 'snapshot'; id: string; state: RoundState }
  | { type: 'resync'; id: string; reason: string; state: RoundState }
  | Delta
  | { type: 'bus'; reachable: boolean }
  | { type: 'goodbye'; reason: string };

export interface EventSummary {
  event: string;
  name?: string;
  site?: string;
  rounds: { round: number; date?: string; games: number; playing: number; ended: number; alerts: number }[];
}
