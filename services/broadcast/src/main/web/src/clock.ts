/** Clock times: what a clock shows now, going on from its last reading. */
import type { Board, Side } from './protocol';

/** A reading older than this no longer goes on by itself: it is shown as it was read. */
const STALE = 5 * 60_000;
const TENTHS_BELOW = 20_000;

export interface Face {
  millis: number | undefined;
  running: boolean;
  flag: boolean;
  stale: boolean;
}

/** How far the server's clock is ahead of this one, by the answers it gave. */
let ahead = 0;
export function learnServerTime(date: string | null): void {
  const server = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(server)) {
    const by = server - Date.now();
    ahead = Math.abs(by) > 2000 ? by : 0;
  }
}

export const over = (board: Board): boolean =>
  board.settlement?.state === 'FINAL' || board.settlement?.state === 'PROVISIONAL';

export function face(board: Board, side: Side): Face {
  const clock = board.clock;
  const read = side === 'WHITE' ? clock?.whiteMillis : clock?.blackMillis;
  const flag = (side === 'WHITE' ? clock?.whiteFlag : clock?.blackFlag) ?? false;
  const runs = clock?.running === side && !over(board);
  if (read === undefined || !runs || !board.clockAt) {
    return { millis: read, running: runs, flag, stale: false };
  }
  // A hall's clock that is ahead of this one must not make a player's clock stand: no reading is younger than its arrival.
  const sinceLearnt = Date.now() - (board.clockLearnt ?? Date.now());
  const age = Math.max(sinceLearnt, Date.now() + ahead - Date.parse(board.clockAt));
  const stale = age > STALE;
  return { millis: stale ? read : Math.max(0, read - age), running: runs, flag, stale };
}

export function clockText(millis: number | undefined): string {
  if (millis === undefined) {
    return '–:–';
  }
  if (millis < TENTHS_BELOW) {
    return `0:${(Math.floor(millis / 100) / 10).toFixed(1).padStart(4, '0')}`;
  }
  const seconds = Math.floor(millis / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

const pad = (n: number): string => String(n).padStart(2, '0');
