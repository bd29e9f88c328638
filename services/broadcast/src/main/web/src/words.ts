/** Everything this page says in words. */
import type { Article, Board, Finding, Player, Settlement, Statement } from './protocol';

const RESULTS: Record<string, string> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½', '0-0': '0–0' };
const POINTS: Record<string, [string, string]> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
  '0-0': ['0', '0'],
};

export const resultText = (result: string | undefined): string => (result ? (RESULTS[result] ?? result) : '*');

export const pointsOf = (result: string | undefined): [string, string] | undefined =>
  result ? POINTS[result] : undefined;

const AS_PEOPLE_SAY: Record<string, string> = {
  MOVE_LEGAL: 'Legal move',
  MOVE_ILLEGAL: 'Illegal move',
  MOVE_OUT_OF_ORDER: 'Move out of turn',
  ILLEGAL_MOVES_LOSE: 'Lost by illegal moves',
  ILLEGAL_MOVES: 'Illegal moves',
  THREEFOLD_CLAIMABLE: 'Threefold: claimable',
  FIFTY_MOVES_CLAIMABLE: '50 moves: claimable',
  SEVENTY_FIVE_MOVES: '75 moves',
  FIFTY_MOVES_CLAIM: '50 moves',
  THREEFOLD_CLAIM: 'Threefold',
  FIVEFOLD: 'Fivefold repetition',
  DRAW_AGREED: 'Draw agreed',
  RESULT_GESTURE: 'Result shown',
  CLOCK_UNEXPECTED: 'Clock to be checked',
  CLOCK_MISSING: 'No clock read',
  FLAG_DUE: 'Flag due',
  RESULT_CONTRADICTED: 'Result contradicted',
};

/** A name of a kind in words, e.g. DEAD_POSITION: Dead position. */
export function words(name: string | undefined): string {
  if (!name) {
    return '';
  }
  if (AS_PEOPLE_SAY[name]) {
    return AS_PEOPLE_SAY[name];
  }
  const lower = name.toLowerCase().replaceAll('_', ' ');
  return lower[0].toUpperCase() + lower.slice(1);
}

export const articleText = (article: Article | undefined): string =>
  article ? `Art. ${article.number}, ${article.edition}` : '';

/** The number before a half-move: 12. for White's, 12… for Black's. */
export const moveNumber = (ply: number): string => `${Math.ceil(ply / 2)}${ply % 2 ? '.' : '…'}`;

/** Family name and initial, for little room. */
export function shortName(player: Player): string {
  const [family, given] = player.name.split(',').map((part) => part.trim());
  return given ? `${family} ${given[0]}.` : family;
}

export type Tone = 'quiet' | 'live' | 'info' | 'alert' | 'wrong' | 'nearly' | 'over';

export interface Status {
  tone: Tone;
  /** For little room. */
  short: string;
  text: string;
  detail: string;
}

const isWrong = (finding: Finding): boolean => /ILLEGAL|OUT_OF_ORDER|INCORRECT|WRONG/.test(finding.kind);

export const toneOf = (finding: Finding): Tone =>
  finding.standing === 'NEEDS_ARBITER'
    ? 'alert'
    : isWrong(finding)
      ? 'wrong'
      : finding.consequence?.type === 'ENDS'
        ? 'over'
        : finding.kind === 'MOVE_LEGAL'
          ? 'quiet'
          : 'info';

function ended(settlement: Settlement): Status {
  const provisional = settlement.state === 'PROVISIONAL';
  const ending = [resultText(settlement.result), words(settlement.ending)].filter(Boolean).join(' · ');
  return {
    tone: provisional ? 'nearly' : 'over',
    short: words(settlement.ending) || resultText(settlement.result),
    text: provisional ? `${ending} (provisional)` : ending,
    detail: [articleText(settlement.article), settlement.reason].filter(Boolean).join(' · '),
  };
}

function stated(statement: Statement, tone: Tone): Status {
  const text = words(statement.finding.kind);
  const detail = [articleText(statement.finding.article), statement.finding.text].filter(Boolean).join(' · ');
  return { tone, short: text, text, detail };
}

const plain = (tone: Tone, text: string, detail = '', short = text): Status => ({ tone, short, text, detail });

/** What is to be known of a board first. */
export function statusOf(board: Board): Status {
  const alert = board.notices.alerts[0];
  if (alert) {
    return stated(alert, 'alert');
  }
  if (board.settlement && board.settlement.state !== 'OPEN') {
    return ended(board.settlement);
  }
  const notice = board.notices.notice;
  if (notice && board.started && !/^GAME_/.test(notice.finding.kind)) {
    return stated(notice, toneOf(notice.finding));
  }
  if (board.provisional && board.provisional.ply > board.ply) {
    return plain('quiet', 'Move on the board', 'Shown as it was made; it counts once the clock is pressed.', 'On the board');
  }
  if (board.awaited.length > 0) {
    return plain('quiet', 'Verdict awaited', 'The move is completed and has not been judged yet.');
  }
  return board.started ? plain('live', 'Playing') : plain('quiet', 'Not started');
}

export type Group = 'playing' | 'ended' | 'waiting';

export function groupOf(board: Board): Group {
  if (board.settlement && board.settlement.state !== 'OPEN') {
    return 'ended';
  }
  return board.started ? 'playing' : 'waiting';
}

/** What a finding is about: a move as far as it has a notation, else the move it came after. */
export function subjectOf(finding: Finding, ply: number): string {
  const evidence = finding.evidence;
  if (evidence?.type === 'MOVE') {
    return `${moveNumber(evidence.ply)} ${evidence.san}`;
  }
  if (evidence?.type === 'ILLEGAL_MOVE') {
    return `${moveNumber(evidence.ply)} ${evidence.notation ?? evidence.uci ?? ''}`.trim();
  }
  return ply > 0 ? moveNumber(ply) : '';
}

export const lastMoveText = (board: Board): string =>
  board.lastMove ? `${moveNumber(board.lastMove.ply)} ${board.lastMove.san}` : board.ply > 0 ? 'Position set' : '';
