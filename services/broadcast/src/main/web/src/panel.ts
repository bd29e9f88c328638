/** The selected board, large, with its moves and its verdict log. */
import { BigBoard } from './big-board';
import { Detail } from './detail';
import { START_FEN } from './fold';
import { Parts } from './panel-parts';
import type { Board, Delta, GameState, Gateway } from './protocol';

const ASK_AGAIN = 1000;

export class Panel {
  private board?: Board;
  private detail?: Detail;
  private big?: BigBoard;
  private waiting: Delta[] = [];
  private at?: number;
  private asked = 0;
  private onlyNotable = false;
  private parts?: Parts;

  constructor(
    private readonly root: HTMLElement,
    private readonly troubleOf: (board: Board) => Gateway | undefined,
    private readonly onClose: () => void,
  ) {
    document.addEventListener('keydown', (event) => this.onKey(event));
    window.setInterval(() => this.tick(), 100);
  }

  get gameId(): string | undefined {
    return this.board?.gameId;
  }

  open(board: Board): void {
    this.close();
    this.board = board;
    this.at = undefined;
    this.parts = new Parts(() => this.onClose(), () => this.big?.turn(), (notable) => this.choose(notable));
    this.root.replaceChildren(this.parts.root);
    this.root.hidden = false;
    document.body.classList.add('with-panel');
    this.big = new BigBoard(this.parts.board, board.fen);
    this.update(board);
    void this.fetch(board.gameId);
  }

  /** Where it covers everything, the keyboard goes on in it. */
  focus(): void {
    this.root.querySelector<HTMLElement>('.panel-head .close')?.focus();
  }

  close(): void {
    this.big?.destroy();
    this.big = undefined;
    this.board = undefined;
    this.detail = undefined;
    this.waiting = [];
    this.root.hidden = true;
    this.root.replaceChildren();
    document.body.classList.remove('with-panel');
  }

  /** The same game after a new snapshot: everything is fetched anew. */
  refresh(board: Board): void {
    this.board = board;
    this.detail = undefined;
    this.waiting = [];
    this.update(board);
    void this.fetch(board.gameId);
  }

  update(board: Board): void {
    if (!this.parts || board.gameId !== this.board?.gameId) {
      return;
    }
    this.board = board;
    this.parts.head(board, this.troubleOf(board));
    this.showPosition();
    this.tick();
  }

  onRecord(delta: Delta, gameId: string): void {
    if (gameId !== this.board?.gameId) {
      return;
    }
    if (!this.detail) {
      this.waiting.push(delta);
      return;
    }
    const before = this.detail.verdicts.length;
    this.detail.apply(delta);
    if (delta.topic === 'game-events') {
      // A verdict may arrive before its event, and with the event the clock of its move.
      this.showMoves();
    } else if (delta.topic === 'verdicts') {
      this.showMoves();
      this.parts?.addVerdicts(this.detail.verdicts.slice(before), this.onlyNotable);
      this.parts?.judges(this.detail.answers);
    }
  }

  /** Only the answer to the last question counts; one that does not come is asked for again. */
  private async fetch(gameId: string): Promise<void> {
    const asked = ++this.asked;
    const answer = await fetch(`./api/games/${encodeURIComponent(gameId)}`)
      .then((response) => (response.ok ? (response.json() as Promise<{ id: string; state: GameState }>) : undefined))
      .catch(() => undefined);
    if (asked !== this.asked || gameId !== this.board?.gameId) {
      return;
    }
    if (!answer) {
      window.setTimeout(() => asked === this.asked && gameId === this.board?.gameId && void this.fetch(gameId), ASK_AGAIN);
      return;
    }
    const { id, state } = answer;
    this.detail = new Detail(gameId, id, state);
    this.waiting.forEach((delta) => this.detail!.apply(delta));
    this.waiting = [];
    this.showMoves();
    this.parts?.clearVerdicts();
    this.parts?.addVerdicts(this.detail.verdicts, this.onlyNotable);
    this.parts?.judges(this.detail.answers);
  }

  private choose(notable: boolean): void {
    this.onlyNotable = notable;
    this.parts?.clearVerdicts();
    this.parts?.addVerdicts(this.detail?.verdicts ?? [], notable);
  }

  private showMoves(): void {
    if (this.detail && this.at && !this.detail.moves.some((move) => move.ply === this.at)) {
      // The move looked at has been taken back.
      this.at = undefined;
    }
    this.parts?.moves(this.detail?.moves ?? [], this.at, (ply) => this.goTo(ply));
    this.showPosition();
  }

  private showPosition(): void {
    const board = this.board;
    if (!board || !this.big) {
      return;
    }
    const move = this.at === undefined ? undefined : this.detail?.moves.find((m) => m.ply === this.at);
    if (this.at === 0) {
      this.big.show(board.schedule.startFen || START_FEN, undefined, undefined);
    } else if (move) {
      this.big.show(move.fen, move.uci, undefined);
    } else {
      const provisional = board.provisional && board.provisional.ply > board.ply ? board.provisional.uci : undefined;
      this.big.show(board.fen, board.lastMove?.uci, provisional);
    }
    this.parts?.looking(this.at !== undefined);
  }

  private goTo(ply: number | undefined): void {
    const last = this.detail?.moves.at(-1)?.ply ?? 0;
    this.at = ply === undefined || ply >= last ? undefined : Math.max(0, ply);
    this.showMoves();
  }

  private onKey(event: KeyboardEvent): void {
    if (!this.board || (event.target as HTMLElement).closest('input, select, .wall')) {
      return;
    }
    const last = this.detail?.moves.at(-1)?.ply ?? 0;
    const now = this.at ?? last;
    const targets: Record<string, number | undefined> = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: undefined };
    if (event.key === 'Escape') {
      this.onClose();
    } else if (event.key in targets) {
      event.preventDefault();
      this.goTo(targets[event.key]);
    }
  }

  private tick(): void {
    if (this.board && this.parts) {
      this.parts.clocks(this.board);
    }
  }
}
