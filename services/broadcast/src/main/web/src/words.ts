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

/** A name of a kind in words, e.g. DEAD_POSITION: Dead position. */
export function words(name: string | undefined): string {
  if (!name) {
    return '';
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

export type Tone = 'quiet' | 'live' | 'info' | 'alert' | 'wrong' | 'over';

export interface Status {
  tone: Tone;
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

const said = (statement: Statement): string => words(statement.finding.kind);

function ended(settlement: Settlement): Status {
  const provisional = settlement.state === 'PROVISIONAL';
  const ending = [resultText(settlement.result), words(settlement.ending)].filter(Boolean).join(' · ');
  return {
    tone: 'over',
    text: provisional ? `${ending} (provisional)` : ending,
    detail: [articleText(settlement.article), settlement.reason].filter(Boolean).join(' · '),
  };
}

/** What is to be known of a board first. */
export function statusOf(board: Board): Status {
  const alert = board.notices.alerts[0];
  if (alert) {
    return { tone: 'alert', text: said(alert), detail: `${articleText(alert.finding.article)} ${alert.finding.text}`.trim() };
  }
  if (board.settlement && board.settlement.state !== 'OPEN') {
    return ended(board.settlement);
  }
  const notice = board.notices.notice;
  if (notice && board.started && !/^GAME_/.test(notice.finding.kind)) {
    return { tone: toneOf(notice.finding), text: said(notice), detail: `${articleText(notice.finding.article)} ${notice.finding.text}`.trim() };
  }
  if (board.provisional && board.provisional.ply > board.ply) {
    return { tone: 'quiet', text: 'Move on the board', detail: 'Not completed yet' };
  }
  if (board.awaited.length > 0) {
    return { tone: 'quiet', text: 'Verdict awaited', detail: 'The move has not been judged yet' };
  }
  return board.started ? { tone: 'live', text: 'Playing', detail: '' } : { tone: 'quiet', text: 'Not started', detail: '' };
}

export type Group = 'playing' | 'ended' | 'waiting';

export function groupOf(board: Board): Group {
  if (board.settlement && board.settlement.state !== 'OPEN') {
    return 'ended';
  }
  return board.started ? 'playing' : 'waiting';
}

export const lastMoveText = (board: Board): string =>
  board.lastMove ? `${moveNumber(board.lastMove.ply)} ${board.lastMove.san}` : board.ply > 0 ? 'Position set' : '';
