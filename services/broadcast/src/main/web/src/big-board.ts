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

export class BigBoard {
  private readonly board: any;
  private shown = '';

  constructor(root: HTMLElement, fen: string) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
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
  }

  show(fen: string, last: string | undefined, provisional: string | undefined): void {
    const position = placement(withMove(squares(fen), provisional));
    const wanted = `${position} ${last} ${provisional}`;
    if (wanted !== this.shown) {
      this.shown = wanted;
      void this.board.setPosition(position, true);
      this.board.mark(squaresOf(provisional ?? last), provisional ? 'provisional' : 'last');
    }
  }

  turn(): void {
    void this.board.setOrientation(this.board.getOrientation() === COLOR.white ? COLOR.black : COLOR.white);
  }

  destroy(): void {
    this.board.destroy();
  }
}
