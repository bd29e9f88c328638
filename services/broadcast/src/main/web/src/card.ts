/** One board of the wall: players, clocks, the small board, the last move and what is to be known first. */
import { clockText, face, over } from './clock';
import { el, setClass, setText } from './dom';
import { draw } from './mini-board';
import type { Board, Gateway, Side } from './protocol';
import { groupOf, lastMoveText, pointsOf, resultText, shortName, statusOf } from './words';

class PlayerRow {
  readonly root: HTMLElement;
  private readonly name = el('span', { class: 'name' });
  private readonly title = el('span', { class: 'title' });
  private readonly clock = el('span', { class: 'clock' });
  private readonly points = el('span', { class: 'points' });

  constructor(private readonly side: Side) {
    const colour = side === 'WHITE' ? 'white' : 'black';
    this.root = el('span', { class: `player ${colour}` }, el('span', { class: 'stone' }), this.title, this.name, this.points, this.clock);
  }

  update(board: Board): void {
    const player = this.side === 'WHITE' ? board.schedule.white : board.schedule.black;
    setText(this.title, player.title ?? '');
    setText(this.name, shortName(player));
    const points = board.settlement?.state === 'OPEN' ? undefined : pointsOf(board.settlement?.result);
    setText(this.points, points ? points[this.side === 'WHITE' ? 0 : 1] : '');
    setClass(this.root, 'won', points?.[this.side === 'WHITE' ? 0 : 1] === '1');
    this.tick(board);
  }

  tick(board: Board): void {
    const now = face(board, this.side);
    setText(this.clock, now.millis === undefined || (over(board) && !now.flag) ? '' : clockText(now.millis));
    setClass(this.clock, 'running', now.running);
    setClass(this.clock, 'short', now.running && now.millis !== undefined && now.millis < 60_000);
    setClass(this.clock, 'flag', now.flag);
    setClass(this.clock, 'stale', now.stale);
  }
}

export class Card {
  readonly root: HTMLLIElement;
  readonly button: HTMLButtonElement;
  visible = false;
  private readonly canvas = el('canvas', { class: 'mini', 'aria-hidden': 'true' });
  private readonly black = new PlayerRow('BLACK');
  private readonly white = new PlayerRow('WHITE');
  private readonly number = el('span', { class: 'number' });
  private readonly move = el('span', { class: 'last-move' });
  private readonly status = el('span', { class: 'status' });
  private drawn = '';

  constructor(
    public board: Board,
    onSelect: (board: Board) => void,
  ) {
    this.button = el(
      'button',
      { type: 'button', class: 'card-button' },
      this.black.root,
      el('span', { class: 'mini-frame' }, this.canvas),
      this.white.root,
      el('span', { class: 'foot' }, this.number, this.move, this.status),
    );
    this.button.addEventListener('click', () => onSelect(this.board));
    this.root = el('li', { class: 'card', 'data-game': board.gameId, 'data-board': String(board.schedule.board) }, this.button);
  }

  /** Brings it up to date; what cannot be seen is left until it can. */
  update(trouble: Gateway | undefined): void {
    const board = this.board;
    const status = statusOf(board);
    setClass(this.root, 'needs-arbiter', board.notices.alerts.length > 0);
    setClass(this.root, 'ended', over(board));
    setClass(this.root, 'cut-off', trouble !== undefined);
    this.root.dataset.group = groupOf(board);
    if (!this.visible) {
      return;
    }
    this.black.update(board);
    this.white.update(board);
    setText(this.number, String(board.schedule.board));
    setText(this.move, lastMoveText(board));
    const text = trouble && status.tone !== 'alert' ? 'Link interrupted' : status.short;
    setText(this.status, text);
    this.status.dataset.tone = trouble ? 'alert' : status.tone;
    this.status.title = [status.text, status.detail].filter(Boolean).join(' · ');
    this.button.setAttribute('aria-label', this.spoken(text));
    this.redraw();
  }

  tick(): void {
    if (this.visible && this.board.clock?.running && !over(this.board)) {
      this.black.tick(this.board);
      this.white.tick(this.board);
    }
  }

  /** Draws again although nothing has changed: another size or theme. */
  redrawAnyway(): void {
    this.drawn = '';
    if (this.visible) {
      this.redraw();
    }
  }

  private redraw(): void {
    const { fen, lastMove, provisional } = this.board;
    const wanted = `${fen} ${lastMove?.uci} ${provisional?.ply} ${provisional?.uci}`;
    if (wanted !== this.drawn) {
      this.drawn = wanted;
      const again = (): void => {
        this.drawn = '';
      };
      void draw(this.canvas, this.board).then((painted) => painted || again(), again);
    }
  }

  private spoken(status: string): string {
    const { board, white, black } = this.board.schedule;
    const result = over(this.board) ? `, result ${resultText(this.board.settlement?.result)}` : '';
    const last = lastMoveText(this.board);
    return `Board ${board}: ${white.name} against ${black.name}${last ? `, last move ${last}` : ''}${result}, ${status}`;
  }
}
