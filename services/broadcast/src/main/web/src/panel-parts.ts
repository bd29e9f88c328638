/** What the panel consists of: players with clocks, status, judges, moves, verdict log. */
import { clockText, face } from './clock';
import { el, setClass, setText } from './dom';
import type { Answers, Board, Finding, Gateway, Move, Side, Verdict } from './protocol';
import { articleText, pointsOf, statusOf, subjectOf, toneOf, words } from './words';

const JUDGES: [name: string, called: string][] = [
  ['legality', 'Legality'],
  ['clock-adjudication', 'Clock'],
  ['draw-detection', 'Draws'],
];

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
export class Parts {
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
