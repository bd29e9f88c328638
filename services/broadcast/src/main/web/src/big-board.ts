/** The large board: the component draws the pieces, this marks the squares of the last move. */
import { Chessboard, COLOR } from 'cm-chessboard/src/Chessboard.js';
import { Extension, EXTENSION_POINT } from 'cm-chessboard/src/model/Extension.js';
import 'cm-chessboard/assets/chessboard.css';
import { placement, squares, squaresOf, withMove } from './fen';

/** Gives squares a class; the component draws them anew at each change of size. */
class Marks extends Extension {
  private marked: { squares: string[]; name: string } = { squares: [], name: 'last' };

  constructor(board: unknown) {
    super(board);
    this.registerExtensionPoint(EXTENSION_POINT.afterRedrawBoard, () => this.apply());
    this.chessboard.mark = (names: string[], name: string) => {
      this.marked = { squares: names, name };
      this.apply();
    };
  }

  private apply(): void {
    const root: SVGElement = this.chessboard.view.svg;
    root.querySelectorAll('.square').forEach((square) => square.classList.remove('last', 'provisional'));
    for (const name of this.marked.squares) {
      root.querySelector(`.square[data-square="${name}"]`)?.classList.add(this.marked.name);
    }
  }
}

interface View {
  position: string;
  last: string | undefined;
  provisional: string | undefined;
}

/**
 * One step is shown as a movement. Whatever comes while something still moves is not queued behind it: when the movement is
 * over the board jumps to what is the latest by then. So it is behind what is written beside it by one movement at most,
 * also after a gap or while the page is hidden, when nothing moves at all.
 */
export class BigBoard {
  private readonly board: any;
  private wanted: View;
  private position: string;
  private orientation: string = COLOR.white;
  private moving = false;

  constructor(
    private readonly root: HTMLElement,
    fen: string,
  ) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.position = placement(squares(fen));
    this.wanted = { position: this.position, last: undefined, provisional: undefined };
    this.board = new Chessboard(root, {
      position: fen,
      assetsUrl: '',
      style: {
        cssClass: 'chatrang',
        borderType: 'none',
        showCoordinates: true,
        pieces: { file: new URL('./pieces.svg', document.baseURI).href, tileSize: 40 },
        animationDuration: still ? 0 : 180,
      },
      extensions: [{ class: Marks }],
    });
    root.dataset.shown = this.position;
    this.tell(false);
  }

  show(fen: string, last: string | undefined, provisional: string | undefined): void {
    const position = placement(withMove(squares(fen), provisional));
    const { wanted } = this;
    if (position !== wanted.position || last !== wanted.last || provisional !== wanted.provisional) {
      this.wanted = { position, last, provisional };
      void this.catchUp();
    }
  }

  turn(): void {
    this.orientation = this.orientation === COLOR.white ? COLOR.black : COLOR.white;
    void this.catchUp();
  }

  destroy(): void {
    this.board.destroy();
  }

  /** Until the board stands as it is wanted; who comes meanwhile is served by the one at work. */
  private async catchUp(): Promise<void> {
    if (this.moving) {
      this.tell(true);
      return;
    }
    this.moving = true;
    this.tell(true);
    try {
      for (let first = true; this.behind(); first = false) {
        await this.step(first);
      }
    } finally {
      this.moving = false;
    }
    this.tell(false);
  }

  private behind(): boolean {
    return this.position !== this.wanted.position || this.orientation !== this.board.getOrientation();
  }

  private async step(animated: boolean): Promise<void> {
    const { position } = this.wanted;
    if (this.position === position) {
      await this.board.setOrientation(this.orientation);
    } else {
      this.mark();
      await this.board.setPosition(position, animated);
      this.position = position;
    }
    this.root.dataset.shown = this.position;
  }

  private mark(): void {
    const { last, provisional } = this.wanted;
    this.board.mark(squaresOf(provisional ?? last), provisional ? 'provisional' : 'last');
  }

  /** Says on the element whether it is behind; what it shows is said there too. */
  private tell(behind: boolean): void {
    this.root.dataset.behind = String(behind);
    if (!behind) {
      this.mark();
    }
  }
}
