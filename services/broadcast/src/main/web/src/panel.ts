/** The selected board, large, with its moves and its verdict log. */
import { BigBoard } from './big-board';
import { clockText, face } from './clock';
import { Detail } from './detail';
import { el, setClass, setText } from './dom';
import { START_FEN } from './fold';
import type { Answers, Board, Delta, Finding, GameState, Gateway, Move, Side, Verdict } from './protocol';
import { articleText, pointsOf, statusOf, subjectOf, toneOf, words } from './words';

const JUDGES: [name: string, called: string][] = [
  ['legality', 'Legality'],
  ['clock-adjudication', 'Clock'],
  ['draw-detection', 'Draws'],
];

export class Panel {
  private board?: Board;
  private detail?: Detail;
  private big?: BigBoard;
  private waiting: Delta[] = [];
  private at?: number;
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

  private async fetch(gameId: string): Promise<void> {
    const answer = await fetch(`./api/games/${encodeURIComponent(gameId)}`).catch(() => undefined);
    if (!answer?.ok || gameId !== this.board?.gameId) {
      return;
    }
    const { id, state } = (await answer.json()) as { id: string; state: GameState };
    if (gameId !== this.board?.gameId) {
      return;
    }
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

class PlayerLine {
  readonly root: HTMLElement;
  private readonly title = el('span', { class: 'title' });
  private readonly name = el('span', { class: 'name' });
  private readonly facts = el('span', { class: 'facts' });
  private readonly points = el('span', { class: 'points' });
  private readonly clock = el('span', { class: 'clock', role: 'timer' });

  constructor(private readonly side: Side) {
    this.root = el(
      'div',
      { class: `big-player ${side.toLowerCase()}` },
      el('span', { class: 'stone' }),
      el('span', { class: 'who' }, el('span', { class: 'line' }, this.title, this.name), this.facts),
      this.points,
      this.clock,
    );
  }

  update(board: Board): void {
    const player = this.side === 'WHITE' ? board.schedule.white : board.schedule.black;
    setText(this.title, player.title ?? '');
    setText(this.name, player.name);
    setText(this.facts, [player.federation, player.rating?.toString()].filter(Boolean).join(' · '));
    const points = board.settlement?.state === 'OPEN' ? undefined : pointsOf(board.settlement?.result);
    setText(this.points, points ? points[this.side === 'WHITE' ? 0 : 1] : '');
  }

  tick(board: Board): void {
    const now = face(board, this.side);
    setText(this.clock, clockText(now.millis));
    setClass(this.clock, 'running', now.running);
    setClass(this.clock, 'short', now.running && now.millis !== undefined && now.millis < 60_000);
    setClass(this.clock, 'flag', now.flag);
    setClass(this.clock, 'stale', now.stale);
  }
}

/** The elements of the panel. */
class Parts {
  readonly root: HTMLElement;
  readonly board = el('div', { class: 'big-board' });
  private readonly heading = el('h2', { class: 'panel-title' });
  private readonly black = new PlayerLine('BLACK');
  private readonly white = new PlayerLine('WHITE');
  private readonly status = el('p', { class: 'verdict-now', 'aria-live': 'polite' });
  private readonly progress = el('ul', { class: 'judges', 'aria-label': 'How far the judges have come' });
  private readonly list = el('ol', { class: 'moves', 'aria-label': 'Moves' });
  private readonly back = el('button', { type: 'button', class: 'back-to-live', hidden: '' }, 'Back to the live position');
  private readonly log = el('ol', { class: 'log', 'aria-label': 'Verdict log, the newest first' });
  private readonly count = el('span', { class: 'count' });
  private backToLive: () => void = () => undefined;

  constructor(onClose: () => void, onTurn: () => void, onNotable: (notable: boolean) => void) {
    const close = el('button', { type: 'button', class: 'icon-button close', 'aria-label': 'Close this board' }, '✕');
    const turn = el('button', { type: 'button', class: 'icon-button', 'aria-label': 'Turn the board' }, '⇅');
    const notable = el('input', { type: 'checkbox' });
    close.addEventListener('click', onClose);
    turn.addEventListener('click', onTurn);
    notable.addEventListener('change', () => onNotable(notable.checked));
    this.back.addEventListener('click', () => this.backToLive());
    this.root = el(
      'div',
      { class: 'panel-inner' },
      el('div', { class: 'panel-head' }, this.heading, turn, close),
      el('div', { class: 'play' }, this.black.root, this.board, this.white.root, this.status, this.progress),
      el(
        'div',
        { class: 'record' },
        el('section', { class: 'block' }, el('div', { class: 'block-head' }, el('h3', {}, 'Moves'), this.back), this.list),
        el(
          'section',
          { class: 'block verdicts' },
          el(
            'div',
            { class: 'block-head' },
            el('h3', {}, 'Verdicts'),
            this.count,
            el('label', { class: 'switch' }, notable, 'Without legal moves'),
          ),
          this.log,
        ),
      ),
    );
  }

  head(board: Board, trouble: Gateway | undefined): void {
    const { schedule } = board;
    const place = [`Board ${schedule.board}`, schedule.section && words(schedule.section), schedule.timeControl?.text?.replace(/^[\s:]+/, '')];
    setText(this.heading, place.filter(Boolean).join(' · '));
    this.black.update(board);
    this.white.update(board);
    const status = statusOf(board);
    this.status.dataset.tone = trouble ? 'alert' : status.tone;
    this.status.replaceChildren(
      el('strong', {}, status.text),
      el('span', {}, status.detail),
      ...(trouble ? [el('span', { class: 'cut' }, `The link to ${trouble.gatewayId} is interrupted: ${trouble.text ?? words(trouble.state)}`)] : []),
    );
  }

  /** A judge is behind while another has answered a later record of the log. */
  judges(answers: Record<string, Answers>): void {
    const furthest = Math.max(0, ...JUDGES.map(([judge]) => answers[judge]?.seq ?? 0));
    this.progress.replaceChildren(
      ...JUDGES.map(([judge, called]) => {
        const seq = answers[judge]?.seq ?? 0;
        const behind = seq < furthest;
        return el(
          'li',
          { 'data-judge': judge, 'data-behind': String(behind) },
          el('span', { class: 'judge-name' }, called),
          el('span', { class: 'judge-seq' }, behind ? `${seq} of ${furthest} answered` : `${seq} answered`),
        );
      }),
    );
  }

  clocks(board: Board): void {
    this.black.tick(board);
    this.white.tick(board);
  }

  moves(moves: Move[], at: number | undefined, goTo: (ply: number | undefined) => void): void {
    this.backToLive = () => goTo(undefined);
    const rows: HTMLElement[] = [];
    for (const move of moves) {
      const white = move.fen.split(' ')[1] === 'b';
      if (white || rows.length === 0) {
        rows.push(el('li', {}, el('span', { class: 'move-number' }, `${Math.ceil(move.ply / 2)}.`), ...(white ? [] : [el('span', { class: 'move none' }, '…')])));
      }
      rows.at(-1)!.append(this.move(move, move.ply === (at ?? moves.at(-1)?.ply), goTo));
    }
    this.list.replaceChildren(...(rows.length > 0 ? rows : [el('li', { class: 'note' }, 'No move yet.')]));
    const current = this.list.querySelector<HTMLElement>('[aria-current]');
    if (current) {
      this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
    }
  }

  private move(move: Move, current: boolean, goTo: (ply: number) => void): HTMLElement {
    const button = el(
      'button',
      { type: 'button', class: 'move', ...(current ? { 'aria-current': 'true' } : {}) },
      el('span', { class: 'san' }, move.san),
      el('span', { class: 'at-press' }, move.clockMillis === undefined ? '' : clockText(move.clockMillis)),
    );
    button.addEventListener('click', () => goTo(move.ply));
    return button;
  }

  looking(back: boolean): void {
    this.back.hidden = !back;
  }

  clearVerdicts(): void {
    this.log.replaceChildren();
    setText(this.count, '');
  }

  addVerdicts(verdicts: Verdict[], onlyNotable: boolean): void {
    for (const verdict of verdicts) {
      for (const finding of verdict.findings ?? []) {
        if (!onlyNotable || finding.kind !== 'MOVE_LEGAL') {
          this.log.prepend(this.line(verdict, finding));
        }
      }
    }
    setText(this.count, String(this.log.childElementCount));
  }

  private line(verdict: Verdict, finding: Finding): HTMLElement {
    const standing = finding.standing === 'NEEDS_ARBITER' ? 'waits for the arbiter' : '';
    return el(
      'li',
      { class: 'finding', 'data-tone': toneOf(finding), 'data-kind': finding.kind, 'data-seq': String(verdict.seq) },
      el('span', { class: 'finding-move' }, subjectOf(finding, verdict.ply)),
      el(
        'span',
        { class: 'finding-body' },
        el('span', { class: 'finding-text' }, ...(finding.kind === 'MOVE_LEGAL' ? [] : [el('strong', {}, words(finding.kind)), ' ']), finding.text),
        el(
          'span',
          { class: 'finding-meta' },
          ...(finding.article ? [el('span', { class: 'article' }, articleText(finding.article))] : []),
          el('span', { class: 'judge' }, verdict.judge),
          ...(standing ? [el('span', { class: 'standing' }, standing)] : []),
        ),
      ),
    );
  }
}
