/** Small boards on canvases: hundreds of them cost little, because each is drawn only when it changes and can be seen. */
import { index, squares, squaresOf, withMove } from './fen';
import type { Board } from './protocol';

const KINDS = 'kqrbnp';
const TILE = 40;

interface Atlas {
  size: number;
  pieces: HTMLCanvasElement;
}

let sprite: Promise<Map<string, HTMLImageElement>> | undefined;
const atlases = new Map<number, Atlas>();

/** The sprite is put into the page for the brand, and each piece becomes an image that can be drawn at any size. */
export function loadPieces(): Promise<Map<string, HTMLImageElement>> {
  sprite ??= fetch('./pieces.svg')
    .then((answer) => answer.text())
    .then(async (text) => {
      const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
      const images = new Map<string, HTMLImageElement>();
      await Promise.all(
        [...drawing.querySelectorAll('g[id]')].map(async (group) => {
          const image = new Image();
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="160" height="160">${group.outerHTML}</svg>`;
          image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await image.decode();
          images.set(group.id, image);
        }),
      );
      return images;
    })
    .catch((failure) => {
      // Whoever asks next tries again.
      sprite = undefined;
      throw failure;
    });
  return sprite;
}

function atlas(images: Map<string, HTMLImageElement>, size: number): Atlas {
  let known = atlases.get(size);
  if (!known) {
    const pieces = document.createElement('canvas');
    pieces.width = size * KINDS.length;
    pieces.height = size * 2;
    const context = pieces.getContext('2d')!;
    ['w', 'b'].forEach((colour, row) =>
      [...KINDS].forEach((kind, column) =>
        context.drawImage(images.get(colour + kind)!, column * size, row * size, size, size),
      ),
    );
    known = { size, pieces };
    atlases.set(size, known);
  }
  return known;
}

interface Colours {
  light: string;
  dark: string;
  last: string;
  provisional: string;
}

let colours: Colours | undefined;

/** After a change of theme. */
export function forgetColours(): void {
  colours = undefined;
}

function currentColours(): Colours {
  if (!colours) {
    const style = getComputedStyle(document.documentElement);
    const read = (name: string): string => style.getPropertyValue(name).trim();
    colours = {
      light: read('--square-light'),
      dark: read('--square-dark'),
      last: read('--square-last'),
      provisional: read('--square-provisional'),
    };
  }
  return colours;
}

/** Whether it could: a canvas that has no place in the page at this moment is to be drawn later. */
export async function draw(canvas: HTMLCanvasElement, board: Board): Promise<boolean> {
  const images = await loadPieces();
  const width = canvas.clientWidth;
  if (width === 0) {
    return false;
  }
  const size = Math.max(1, Math.round((width * Math.min(window.devicePixelRatio, 2)) / 8));
  if (canvas.width !== size * 8) {
    canvas.width = size * 8;
    canvas.height = size * 8;
  }
  paint(canvas.getContext('2d')!, atlas(images, size), board);
  return true;
}

function paint(context: CanvasRenderingContext2D, { size, pieces }: Atlas, board: Board): void {
  const paints = currentColours();
  context.fillStyle = paints.light;
  context.fillRect(0, 0, size * 8, size * 8);
  context.fillStyle = paints.dark;
  for (let cell = 0; cell < 64; cell++) {
    if (((cell >> 3) + cell) % 2) {
      context.fillRect((cell % 8) * size, (cell >> 3) * size, size, size);
    }
  }
  const provisional = board.provisional && board.provisional.ply > board.ply ? board.provisional.uci : undefined;
  mark(context, size, squaresOf(provisional ?? board.lastMove?.uci), provisional ? paints.provisional : paints.last);
  withMove(squares(board.fen), provisional).forEach((piece, cell) => {
    if (piece) {
      const column = KINDS.indexOf(piece.toLowerCase());
      const row = piece === piece.toLowerCase() ? 1 : 0;
      context.drawImage(
        pieces,
        column * size,
        row * size,
        size,
        size,
        (cell % 8) * size,
        (cell >> 3) * size,
        size,
        size,
      );
    }
  });
}

function mark(context: CanvasRenderingContext2D, size: number, names: string[], colour: string): void {
  context.fillStyle = colour;
  for (const name of names) {
    const cell = index(name);
    context.fillRect((cell % 8) * size, (cell >> 3) * size, size, size);
  }
}
