import type { ShapePart } from '@dwang/domain/shapes';
import { sizesText } from './shape-draft';

/** A shape at its place on the sketch, in metres. */
export interface Placed {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  points: readonly (readonly [number, number])[];
  /** Set for circles. */
  diameter?: number;
  isCut: boolean;
  caption: string;
}

const extent = (values: readonly number[]): number => Math.max(0, ...values);

function sized(part: ShapePart): Pick<Placed, 'width' | 'height' | 'points' | 'diameter'> {
  const outline = part.kind.outline(part.sizes);
  if ('diameter' in outline) return { width: outline.diameter, height: outline.diameter, points: [], diameter: outline.diameter };
  const { points } = outline;
  return { points, width: extent(points.map(([x]) => x)), height: extent(points.map(([, y]) => y)) };
}

/** Shapes from left to right with a gap; cut-outs from left to right within the shape before them. */
export function layOut(parts: readonly ShapePart[]): { placed: Placed[]; width: number; height: number } {
  const widest = extent(parts.map((part) => sized(part).width));
  const gap = widest * 0.12;
  const placed: Placed[] = [];
  let right = 0;
  let inside = { x: 0, y: 0 };
  parts.forEach((part, index) => {
    const shape = sized(part);
    const at = part.isCut ? inside : { x: right, y: 0 };
    const caption = `${sizesText(part)}${part.count > 1 ? ` (${part.count})` : ''}`;
    placed.push({ ...shape, ...at, key: String(index), isCut: part.isCut, caption });
    if (part.isCut) inside = { x: inside.x + shape.width + gap / 2, y: inside.y };
    else {
      inside = { x: right + gap / 2, y: Math.min(gap / 2, shape.height * 0.1) };
      right += shape.width + gap;
    }
  });
  return {
    placed,
    width: extent(placed.map(({ x, width }) => x + width)),
    height: extent(placed.map(({ y, height }) => y + height)),
  };
}
