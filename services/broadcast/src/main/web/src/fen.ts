/** Positions as they are drawn: 64 squares from a8 to h1, a piece as its letter in FEN. Nothing here knows what is legal. */

export function squares(fen: string): string[] {
  const cells: string[] = [];
  for (const letter of fen.split(' ')[0]) {
    if (/\d/.test(letter)) {
      cells.push(...Array<string>(Number(letter)).fill(''));
    } else if (letter !== '/') {
      cells.push(letter);
    }
  }
  return cells.length === 64 ? cells : Array<string>(64).fill('');
}

export const index = (square: string): number =>
  (8 - Number(square[1])) * 8 + square.charCodeAt(0) - 97;

export const squaresOf = (uci: string | undefined): string[] =>
  uci && uci.length >= 4 ? [uci.slice(0, 2), uci.slice(2, 4)] : [];

/** The squares with a move on the board that nobody has judged yet: pieces are put where the hand put them. */
export function withMove(cells: string[], uci: string | undefined): string[] {
  const [from, to] = squaresOf(uci).map(index);
  if (from === undefined || to === undefined || !cells[from]) {
    return cells;
  }
  const after = [...cells];
  const piece = after[from];
  const castling = piece.toLowerCase() === 'k' && (Math.abs(to - from) === 2 || isOwnRook(piece, after[to]));
  const enPassant = piece.toLowerCase() === 'p' && (from - to) % 8 !== 0 && !after[to];
  after[from] = '';
  if (castling) {
    castle(after, piece, from, to);
    return after;
  }
  if (enPassant) {
    after[to + (to < from ? 8 : -8)] = '';
  }
  const promoted = uci![4];
  after[to] = promoted ? (piece === 'P' ? promoted.toUpperCase() : promoted) : piece;
  return after;
}

const isOwnRook = (king: string, other: string): boolean => other === (king === 'K' ? 'R' : 'r');

function castle(cells: string[], king: string, from: number, to: number): void {
  const rank = from - (from % 8);
  const kingside = to > from;
  const rook = king === 'K' ? 'R' : 'r';
  const corner = isOwnRook(king, cells[to]) ? to : rank + (kingside ? 7 : 0);
  cells[corner] = '';
  cells[rank + (kingside ? 6 : 2)] = king;
  cells[rank + (kingside ? 5 : 3)] = rook;
}

export function placement(cells: string[]): string {
  const ranks: string[] = [];
  for (let rank = 0; rank < 8; rank++) {
    ranks.push(
      cells
        .slice(rank * 8, rank * 8 + 8)
        .map((cell) => cell || '1')
        .join('')
        .replace(/1+/g, (run) => String(run.length)),
    );
  }
  return ranks.join('/');
}
