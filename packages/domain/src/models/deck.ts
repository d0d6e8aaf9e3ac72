import { needsDeckBarrier, needsDeckConsent } from '../deck-fall';
import { box, type Model, mm, type Piece, section } from './piece';

/** All in millimetres. */
export interface DeckSizes {
  /** Along the boards. */
  length: number;
  /** Across the boards. */
  width: number;
  /** From the ground to the top of the boards. */
  height: number;
  boardWidth: number;
  boardThickness: number;
  gap: number;
  joistDepth: number;
  joistSpacing: number;
  bearerDepth: number;
  bearerSpacing: number;
  postSpacing: number;
}

const T = 45;
const POST = 100;
const BEARER = 90;

/** A rectangular deck: boards over joists over bearers over posts. Board rows are `ceil(width / (board + gap))`, joists `ceil(length / spacing) + 1`. */
export function deck(sizes: DeckSizes): Model {
  const boards = boardPieces(sizes);
  const joists = joistPieces(sizes);
  const { bearers, posts } = support(sizes);
  const { length, width, height } = sizes;
  return {
    pieces: [...posts, ...bearers, ...joists, ...boards],
    dimensions: [
      { from: [0, height, -150], to: [length, height, -150], text: mm(length) },
      { from: [-150, height, 0], to: [-150, height, width], text: mm(width) },
      { from: [-150, 0, 0], to: [-150, height, 0], text: mm(height) },
    ],
    warnings: warnings(sizes),
    figures: [
      { label: 'Board rows', value: String(boards.length) },
      { label: 'Boards', value: ((boards.length * length) / 1000).toFixed(1), unit: 'm' },
      { label: 'Joists', value: String(joists.length) },
      { label: 'Posts', value: String(posts.length) },
    ],
  };
}

/** The last row is ripped where it would stand over. */
function boardPieces(sizes: DeckSizes): Piece[] {
  const { length, width, height, boardWidth, boardThickness, gap } = sizes;
  const pitch = boardWidth + gap;
  const rows = Math.ceil(width / pitch - 1e-9);
  return Array.from({ length: rows }, (_, row) => {
    const wide = Math.min(boardWidth, width - row * pitch);
    return {
      ...{ role: 'Board', plane: 'plan', outline: box(0, row * pitch, length, wide) },
      ...{ from: height - boardThickness, thickness: boardThickness, section: section(boardWidth, boardThickness), length },
    };
  });
}

function joistPieces(sizes: DeckSizes): Piece[] {
  const { width, joistDepth } = sizes;
  const top = sizes.height - sizes.boardThickness;
  return spread(sizes.length - T, Math.ceil(sizes.length / sizes.joistSpacing - 1e-9)).map((left) => ({
    ...{ role: 'Joist', plane: 'front', outline: box(left, top - joistDepth, T, joistDepth), from: 0, thickness: width },
    ...{ section: section(joistDepth, T), length: width },
  }));
}

function support(sizes: DeckSizes): { bearers: Piece[]; posts: Piece[] } {
  const { length, width, bearerDepth } = sizes;
  const top = sizes.height - sizes.boardThickness - sizes.joistDepth;
  const rows = spread(width - BEARER, Math.ceil(width / sizes.bearerSpacing - 1e-9));
  const bearers = rows.map(
    (from): Piece => ({
      ...{ role: 'Bearer', plane: 'front', outline: box(0, top - bearerDepth, length, bearerDepth), from, thickness: BEARER },
      ...{ section: section(bearerDepth, BEARER), length },
    }),
  );
  const high = top - bearerDepth;
  if (high <= 0) return { bearers, posts: [] };
  const posts = rows.flatMap((from) =>
    spread(length - POST, Math.ceil(length / sizes.postSpacing - 1e-9)).map(
      (left): Piece => ({
        ...{ role: 'Post', plane: 'front', outline: box(left, 0, POST, high), from: from + (BEARER - POST) / 2, thickness: POST },
        ...{ section: section(POST, POST), length: high },
      }),
    ),
  );
  return { bearers, posts };
}

/** From 0 to `end`, both included, in equal gaps. */
const spread = (end: number, gaps: number): number[] => Array.from({ length: gaps + 1 }, (_, at) => (end * at) / gaps);

/** Consent and barrier as in `deck-fall.ts`; board spans BRANZ Bulletin 611. */
function warnings({ height, boardThickness, joistSpacing, joistDepth, bearerDepth }: DeckSizes): string[] {
  const most = boardThickness >= 32 ? 600 : 450;
  return [
    ...(needsDeckConsent(height / 1000)
      ? [`A deck from which one can fall more than ${mm(1500)} needs a building consent; this one is ${mm(height)} high`]
      : []),
    ...(needsDeckBarrier(height / 1000) ? [`From ${mm(1000)} a deck needs a barrier; this one is ${mm(height)} high`] : []),
    ...(joistSpacing > most
      ? [`Boards of ${mm(boardThickness)} want joists at ${mm(most)} or less; these are at ${mm(joistSpacing)}`]
      : []),
    ...(height < boardThickness + joistDepth + bearerDepth
      ? [
          `Boards, joists and bearers are ${mm(boardThickness + joistDepth + bearerDepth)} high together, more than the deck's ${mm(height)}`,
        ]
      : []),
  ];
}
