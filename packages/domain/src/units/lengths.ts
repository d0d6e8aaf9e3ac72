import { parseFigure } from './figures';

const METRES: Readonly<Record<string, number>> = { mm: 1e-3, cm: 1e-2, m: 1, in: 0.0254, '"': 0.0254, ft: 0.3048, "'": 0.3048 };
/** Nobody types a longer one; patterns see no more. */
const MOST_SIGNS = 60;
const UNIT = /(?:mm|cm|m|in|"|ft|')$/;

/** A length in metres from what a person types: `3.245`, `3245 mm`, `2.4m`, `5' 3 1/2"`; without a unit it is in `usual`. Null if it is none. */
export function parseLength(typed: string, usual: 'm' | 'mm'): number | null {
  if (typed.length > MOST_SIGNS) return null;
  const text = typed.trim().toLowerCase();
  const [unit = ''] = UNIT.exec(text) ?? [];
  const value = parseFigure(text.slice(0, text.length - unit.length));
  if (value !== null) return value * (METRES[unit || usual] ?? 1);
  const inches = /['"]|ft|in/.test(text) ? parseFigure(text, true) : null;
  return inches === null ? null : inches * 0.0254;
}
