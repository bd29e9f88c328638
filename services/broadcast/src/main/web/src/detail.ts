/** The selected game in full: fetched once, then brought on by the records of the round's stream. */
import { isLegalMove, retracts, stampKey } from './fold';
import type { Answers, ClockReading, Delta, GameState, Move, Verdict } from './protocol';

const numberOf = (id: string): number => Number(id.split('-')[1]);
const epochOf = (id: string): string => id.split('-')[0];

export class Detail {
  moves: Move[];
  verdicts: Verdict[];
  answers: Record<string, Answers>;
  private readonly presses = new Map<string, ClockReading>();

  constructor(
    readonly gameId: string,
    private id: string,
    state: GameState,
  ) {
    this.moves = state.moves;
    this.verdicts = state.verdicts;
    this.answers = state.answers;
  }

  /** Takes a record unless the fetched state already contains it. */
  apply(delta: Delta): void {
    if (epochOf(delta.id) !== epochOf(this.id) || numberOf(delta.id) <= numberOf(this.id)) {
      return;
    }
    this.id = delta.id;
    if (delta.topic === 'verdicts') {
      this.onVerdict(delta.record);
    } else if (delta.topic === 'game-events' && delta.record.kind === 'MOVE_COMPLETED' && delta.record.data?.clock) {
      this.presses.set(stampKey(delta.record), delta.record.data.clock);
      this.moves.filter((move) => move.of === stampKey(delta.record)).forEach((move) => this.readClock(move));
    }
  }

  private onVerdict(verdict: Verdict): void {
    const before = this.answers[verdict.judge] ?? { verdicts: 0, seq: 0 };
    this.answers[verdict.judge] = { verdicts: before.verdicts + 1, seq: Math.max(before.seq, verdict.seq) };
    if ((verdict.findings ?? []).length === 0) {
      return;
    }
    this.verdicts.push(verdict);
    if (verdict.judge !== 'legality') {
      return;
    }
    for (const finding of verdict.findings!) {
      if (retracts(finding)) {
        this.moves = this.moves.filter((move) => move.ply <= finding.consequence!.ply);
      } else if (isLegalMove(finding)) {
        const { ply, uci, san, fen } = finding.evidence!;
        this.moves = this.moves.filter((move) => move.ply < ply);
        const move: Move = { ply, uci, san, fen, of: verdict.of && stampKey(verdict.of) };
        this.readClock(move);
        this.moves.push(move);
      }
    }
  }

  private readClock(move: Move): void {
    const reading = move.of ? this.presses.get(move.of) : undefined;
    const moverIsWhite = move.fen.split(' ')[1] === 'b';
    move.clockMillis = (moverIsWhite ? reading?.whiteMillis : reading?.blackMillis) ?? move.clockMillis;
  }
}
