/** All boards of the round. Cards are cheap until they are seen; a frame brings the changed ones up to date together. */
import { Card } from './card';
import type { Board, Gateway } from './protocol';
import { groupOf } from './words';

export type Filter = 'all' | 'playing' | 'ended' | 'alerts';

export class Wall {
  private cards = new Map<string, Card>();
  private changed = new Set<Card>();
  private scheduled = false;
  private filter: Filter = 'all';
  private search = '';
  private readonly seen: IntersectionObserver;

  constructor(
    private readonly root: HTMLElement,
    private readonly empty: HTMLElement,
    private readonly troubleOf: (board: Board) => Gateway | undefined,
    private readonly onSelect: (board: Board) => void,
  ) {
    this.seen = new IntersectionObserver((entries) => this.onSeen(entries), { rootMargin: '300px' });
    new ResizeObserver(() => this.cards.forEach((card) => card.redrawAnyway())).observe(root);
    root.addEventListener('keydown', (event) => this.onKey(event));
    window.setInterval(() => this.cards.forEach((card) => card.tick()), 250);
  }

  show(boards: Board[]): void {
    const kept = new Map<string, Card>();
    for (const board of boards) {
      const card = this.cards.get(board.gameId) ?? new Card(board, this.onSelect);
      card.board = board;
      kept.set(board.gameId, card);
    }
    this.cards.forEach((card, gameId) => {
      if (!kept.has(gameId)) {
        this.seen.unobserve(card.root);
      }
    });
    this.cards = kept;
    this.root.replaceChildren(...[...kept.values()].map((card) => card.root));
    kept.forEach((card) => {
      this.seen.observe(card.root);
      this.update(card.board);
    });
    this.applyFilter();
  }

  update(board: Board): void {
    const card = this.cards.get(board.gameId);
    if (card) {
      this.changed.add(card);
      this.soon();
    }
  }

  updateAll(): void {
    this.cards.forEach((card) => this.changed.add(card));
    this.soon();
  }

  redrawAll(): void {
    this.cards.forEach((card) => card.redrawAnyway());
  }

  select(gameId: string | undefined): void {
    this.cards.forEach((card, id) => {
      card.root.classList.toggle('selected', id === gameId);
      card.button.setAttribute('aria-pressed', String(id === gameId));
    });
  }

  focus(gameId: string): void {
    this.cards.get(gameId)?.button.focus();
  }

  choose(filter: Filter, search: string): void {
    this.filter = filter;
    this.search = search.trim().toLowerCase();
    this.applyFilter();
  }

  private applyFilter(): void {
    let shown = 0;
    this.cards.forEach((card) => {
      const hidden = !this.wanted(card.board);
      if (card.root.hidden !== hidden) {
        card.root.hidden = hidden;
      }
      shown += hidden ? 0 : 1;
    });
    this.empty.hidden = shown > 0;
    this.empty.textContent = this.cards.size > 0 ? 'No board fits this choice.' : 'Nothing is scheduled in this round yet.';
  }

  private wanted(board: Board): boolean {
    const { white, black, board: number } = board.schedule;
    const byFilter =
      this.filter === 'all' ||
      (this.filter === 'alerts' ? board.notices.alerts.length > 0 : groupOf(board) === this.filter);
    const bySearch =
      !this.search ||
      `${white.name} ${black.name}`.toLowerCase().includes(this.search) ||
      String(number) === this.search;
    return byFilter && bySearch;
  }

  private soon(): void {
    if (!this.scheduled) {
      this.scheduled = true;
      this.root.dataset.behind = 'true';
      // A hidden page gets no frames; it must not let the changes pile up either.
      (document.hidden ? (run: () => void) => window.setTimeout(run, 500) : requestAnimationFrame)(() => this.flush());
    }
  }

  private flush(): void {
    this.scheduled = false;
    const cards = [...this.changed];
    this.changed.clear();
    cards.forEach((card) => card.update(this.troubleOf(card.board)));
    if (cards.length > 0 && (this.filter !== 'all' || this.search)) {
      this.applyFilter();
    }
    this.root.dataset.behind = 'false';
  }

  private onSeen(entries: IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const card = this.cards.get((entry.target as HTMLElement).dataset.game ?? '');
      if (card) {
        card.visible = entry.isIntersecting;
        if (card.visible) {
          this.update(card.board);
        }
      }
    }
  }

  /** Arrows go from board to board as they stand on the wall. */
  private onKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns(), ArrowUp: -this.columns() }[event.key];
    if (step === undefined) {
      return;
    }
    const buttons = [...this.cards.values()].filter((card) => !card.root.hidden).map((card) => card.button);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons[at + step];
    if (at >= 0 && next) {
      event.preventDefault();
      next.focus();
    }
  }

  private columns(): number {
    return getComputedStyle(this.root).gridTemplateColumns.split(' ').length;
  }
}

