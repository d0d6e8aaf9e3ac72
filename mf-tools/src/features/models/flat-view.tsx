import type { Model, Piece, Point } from '@dwang/domain/models';

/** The model from the front, or from the side where its timbers lie that way: for devices that cannot draw in three dimensions. */
export function FlatView({ model, label }: { model: Model; label: string }) {
  const fromSide = model.pieces.filter(({ plane }) => plane === 'side').length > model.pieces.length / 2;
  const outlines = model.pieces.map((piece) => (fromSide ? sideOf(piece) : frontOf(piece)));
  const all = outlines.flat();
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const margin = (right - left + high - low) * 0.03;
  const box = [left - margin, -high - margin, right - left + 2 * margin, high - low + 2 * margin].join(' ');
  return (
    <svg className="models-flat" viewBox={box} role="img" aria-label={label}>
      {outlines.map((outline, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the timbers of a drawing have no names and no state
        <polygon key={at} points={outline.map(([x, y]) => `${x},${-y}`).join(' ')} />
      ))}
    </svg>
  );
}

const rectangle = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

const range = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];

function frontOf({ plane, outline, from, thickness }: Piece): readonly Point[] {
  if (plane === 'front') return outline;
  if (plane === 'plan') return rectangle(...range(outline.map(([x]) => x)), from, from + thickness);
  return rectangle(from, from + thickness, ...range(outline.map(([, y]) => y)));
}

function sideOf({ plane, outline, from, thickness }: Piece): readonly Point[] {
  if (plane === 'side') return outline;
  if (plane === 'plan') return rectangle(...range(outline.map(([, z]) => z)), from, from + thickness);
  return rectangle(from, from + thickness, ...range(outline.map(([, y]) => y)));
}
