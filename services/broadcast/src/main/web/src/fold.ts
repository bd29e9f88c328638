/** How records change a board: the same rules as the server's views, so that deltas lead where a snapshot would. */
import type { Board, Finding, GameEvent, Notices, Scheduled, Settlement, Stamp, Statement, Verdict } from './protocol';

export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const stampKey = (stamp: Stamp): string => `${stamp.source}/${stamp.epoch}/${stamp.n}`;

const answeredBy = (stamp: Stamp, answered: Record<string, Stamp>): boolean => {
  const last = answered[stamp.source];
  return last !== undefined && (stamp.epoch < last.epoch || (stamp.epoch === last.epoch && stamp.n <= last.n));
};

export function scheduled(event: GameEvent): Board {
  const schedule = event.data as Scheduled;
  return {
    gameId: event.gameId,
    desk: event.source,
    schedule,
    started: false,
    ply: 0,
    fen: schedule.startFen || START_FEN,
    awaited: [],
    answered: {},
    notices: { alerts: [], legalSeq: 0, rulingSeq: 0, lastSeq: 0 },
  };
}

export const heeds = (board: Board, stamp: Stamp): boolean =>
  stamp.source === board.desk || (board.schedule.sources ?? []).includes(stamp.source);

export function onEvent(board: Board, event: GameEvent): void {
  const data = event.data ?? {};
  if (event.kind === 'GAME_SCHEDULED') {
    if (event.source === board.desk && board.ply === 0 && board.awaited.length === 0) {
      board.schedule = data;
      board.fen = board.schedule.startFen || START_FEN;
    }
    return;
  }
  if (!heeds(board, event)) {
    return;
  }
  const fromDesk = event.source === board.desk;
  switch (event.kind) {
    case 'MOVE_SEEN':
      board.started = true;
      board.provisional = data;
      break;
    case 'MOVE_WITHDRAWN':
      board.provisional = undefined;
      break;
    case 'MOVE_COMPLETED':
      board.started = true;
      board.provisional = undefined;
      if (!answeredBy(event, board.answered)) {
        board.awaited.push({ source: event.source, epoch: event.epoch, n: event.n });
      }
      readClock(board, event);
      break;
    case 'CLOCK_READ':
      readClock(board, event);
      break;
    case 'GAME_STARTED':
      board.started ||= fromDesk;
      break;
    case 'RULING_MADE':
      if (fromDesk) {
        onRuling(board, event);
      }
      break;
  }
}

function readClock(board: Board, event: GameEvent): void {
  if (event.data?.clock) {
    board.clock = event.data.clock;
    board.clockAt = event.at;
    board.clockLearnt = Date.now();
  }
}

function onRuling(board: Board, event: GameEvent): void {
  const ruling = event.data?.ruling ?? {};
  if (ruling.type === 'SET_CLOCKS') {
    const before = board.clock ?? { whiteFlag: false, blackFlag: false };
    board.clock = {
      whiteMillis: ruling.whiteMillis ?? before.whiteMillis,
      blackMillis: ruling.blackMillis ?? before.blackMillis,
      running: before.running,
      whiteFlag: before.whiteFlag && ruling.whiteMillis === undefined,
      blackFlag: before.blackFlag && ruling.blackMillis === undefined,
    };
    board.clockAt = event.at;
    board.clockLearnt = Date.now();
  } else if (['RESTORE_PLY', 'SET_POSITION', 'LET_STAND'].includes(ruling.type)) {
    board.provisional = undefined;
  }
}

export function onVerdict(board: Board, verdict: Verdict): void {
  if (verdict.judge === 'legality') {
    if (verdict.of && !answeredBy(verdict.of, board.answered)) {
      board.answered[verdict.of.source] = verdict.of;
      board.awaited = board.awaited.filter((stamp) => !answeredBy(stamp, board.answered));
    }
    (verdict.findings ?? []).forEach((finding) => onPosition(board, finding));
  }
  const seq = verdict.seq > 0 ? verdict.seq : board.notices.lastSeq;
  (verdict.findings ?? []).forEach((finding) =>
    onStatement(board.notices, { judge: verdict.judge, seq, ply: verdict.ply, finding }),
  );
  board.notices.lastSeq = Math.max(board.notices.lastSeq, verdict.seq);
}

export const retracts = (finding: Finding): boolean =>
  finding.standing !== 'NEEDS_ARBITER' && finding.consequence?.type === 'GOES_ON_FROM';

export const isLegalMove = (finding: Finding): boolean =>
  finding.kind === 'MOVE_LEGAL' && finding.evidence?.type === 'MOVE';

function onPosition(board: Board, finding: Finding): void {
  if (retracts(finding)) {
    board.ply = finding.consequence!.ply;
    board.fen = finding.consequence!.fen;
    board.lastMove = undefined;
  } else if (isLegalMove(finding)) {
    const { ply, uci, san, fen } = finding.evidence!;
    board.ply = ply;
    board.fen = fen;
    board.lastMove = { ply, uci, san };
  }
}

function onStatement(notices: Notices, statement: Statement): void {
  const { finding, seq } = statement;
  if (finding.standing === 'NEEDS_ARBITER') {
    if (seq >= notices.legalSeq && seq >= notices.rulingSeq) {
      notices.alerts.push(statement);
    }
    return;
  }
  if (finding.kind === 'MOVE_LEGAL') {
    settle(notices, Math.max(notices.legalSeq, seq), notices.rulingSeq);
    return;
  }
  if (finding.kind === 'RULING_APPLIED') {
    settle(notices, notices.legalSeq, Math.max(notices.rulingSeq, seq));
  }
  if (finding.article && seq >= notices.legalSeq && (!notices.notice || seq >= notices.notice.seq)) {
    notices.notice = statement;
  }
}

function settle(notices: Notices, legal: number, ruling: number): void {
  notices.legalSeq = legal;
  notices.rulingSeq = ruling;
  notices.alerts = notices.alerts.filter((alert) => alert.seq >= legal && alert.seq >= ruling);
  if (notices.notice && notices.notice.seq < legal) {
    notices.notice = undefined;
  }
}

export function onSettlement(board: Board, settlement: Settlement): void {
  if (!board.settlement || settlement.version > board.settlement.version) {
    board.settlement = settlement;
  }
}
