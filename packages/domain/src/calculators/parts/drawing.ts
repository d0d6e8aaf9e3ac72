import type { Drawing, Shape, Tone } from '../calculator';

type Point = readonly [x: number, y: number];

const pointsOf = (shape: Shape): readonly Point[] => {
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'line') return [shape.from, shape.to];
  if (shape.kind === 'text') return [shape.at];
  if (shape.kind === 'circle') {
    const { at, radius } = shape;
    return [
      [at[0] - radius, at[1] - radius],
      [at[0] + radius, at[1] + radius],
    ];
  }
  const beside = ([x, y]: Point): Point => {
    const [dx, dy] = [shape.to[0] - shape.from[0], shape.to[1] - shape.from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const offset = shape.offset ?? 0;
    return [x + (dy / length) * offset, y - (dx / length) * offset];
  };
  return [beside(shape.from), beside(shape.to)];
};

const moved = (shape: Shape, by: Point): Shape => {
  const at = ([x, y]: Point): Point => [x + by[0], y + by[1]];
  switch (shape.kind) {
    case 'polygon':
      return { ...shape, points: shape.points.map(at) };
    case 'line':
    case 'dimension':
      return { ...shape, from: at(shape.from), to: at(shape.to) };
    default:
      return { ...shape, at: at(shape.at) };
  }
};

/** A drawing just large enough for its shapes and their dimension lines, wherever they were put, with a margin for the words. */
export function drawing(label: string, shapes: readonly Shape[]): Drawing {
  const points = shapes.flatMap(pointsOf);
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [wide, high] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  const margin = Math.max(wide, high, 1) * 0.08;
  const by: Point = [margin - left, margin - top];
  return { label, width: wide + 2 * margin, height: high + 2 * margin, shapes: shapes.map((shape) => moved(shape, by)) };
}

/** A rectangle from its upper left corner. */
export const rectangle = (x: number, y: number, width: number, height: number, tone: Tone): Shape => ({
  kind: 'polygon',
  tone,
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
});

export const polygon = (tone: Tone, ...points: readonly Point[]): Shape => ({ kind: 'polygon', tone, points });

export const line = (from: Point, to: Point, tone: Tone, dashed?: boolean): Shape => ({
  kind: 'line',
  from,
  to,
  tone,
  ...(dashed && { dashed }),
});

/** A dimension line `offset` to the left of the way from `from` to `to`. */
export const dimension = (from: Point, to: Point, text: string, offset = 0): Shape => ({
  kind: 'dimension',
  from,
  to,
  text,
  offset,
});

/** A block seen from the front and a little above, with its three sizes. */
export function box(
  label: string,
  length: number,
  depth: number,
  height: number,
  texts: readonly [string, string, string],
): Drawing {
  const [dx, dy] = [depth * 0.45, depth * 0.3];
  const gap = Math.max(length, depth, height) * 0.07;
  return drawing(label, [
    polygon('light', [0, 0], [dx, -dy], [length + dx, -dy], [length, 0]),
    polygon('light', [length, 0], [length + dx, -dy], [length + dx, height - dy], [length, height]),
    rectangle(0, 0, length, height, 'solid'),
    dimension([length, height], [0, height], texts[0], gap),
    dimension([length + dx, height - dy], [length, height], texts[1], gap),
    dimension([0, height], [0, 0], texts[2], gap),
  ]);
}
