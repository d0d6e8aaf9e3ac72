import type { ShapeKind, ShapePart, ShapeSum, Sizes } from '@dwang/domain/shapes';
import { sumShapes } from '@dwang/domain/shapes';
import { parseLength } from '@dwang/domain/units';

/** A shape as it is typed. */
export interface TypedPart {
  id: string;
  kind: ShapeKind;
  /** Metres unless another unit is said, by the size's id. */
  sizes: Readonly<Record<string, string>>;
  count: number;
  isCut: boolean;
}

/** What a sheet of shapes makes. */
export interface Sheet {
  parts: readonly ShapePart[];
  sum: ShapeSum;
  /** Per cent. */
  allowance: number;
}

export const newPart = (kind: ShapeKind, isCut: boolean): TypedPart => ({
  id: crypto.randomUUID(),
  kind,
  sizes: {},
  count: 1,
  isCut,
});

/** The part with its sizes read; null while one of them is missing or not a length. */
function readPart({ kind, sizes, count, isCut }: TypedPart): ShapePart | null {
  const read: Record<string, number> = {};
  for (const { id } of kind.sizes) {
    const metres = parseLength(sizes[id] ?? '', 'm');
    if (metres === null || metres < 0) return null;
    read[id] = metres;
  }
  return { kind, sizes: read satisfies Sizes, count, isCut };
}

export function sheetOf(typed: readonly TypedPart[], allowance: number): Sheet {
  const parts = typed.flatMap((part) => readPart(part) ?? []);
  return { parts, sum: sumShapes(parts, allowance), allowance };
}
