import type { Piece } from './piece';

/** Equal pieces, as they are cut. `length` in whole millimetres. */
export interface Cut {
  role: string;
  section: string;
  length: number;
  count: number;
}

/** All pieces, equal ones together: by section, then by role in the order of the model, the longest first. */
export function cuttingList(pieces: readonly Piece[]): Cut[] {
  const roles = [...new Set(pieces.map(({ role }) => role))];
  const cuts = new Map<string, Cut>();
  for (const { role, section, length } of pieces) {
    const whole = Math.round(length);
    const key = `${role}|${section}|${whole}`;
    const cut = cuts.get(key) ?? { role, section, length: whole, count: 0 };
    cut.count += 1;
    cuts.set(key, cut);
  }
  return [...cuts.values()].sort(
    (a, b) => a.section.localeCompare(b.section) || roles.indexOf(a.role) - roles.indexOf(b.role) || b.length - a.length,
  );
}

/** A length as the yard sells it, and what is cut from it; `rest` is what is left over. All in millimetres. */
export interface StockLength {
  section: string;
  stock: number;
  cuts: number[];
  rest: number;
}

/** Timber in New Zealand is sold in steps of 0.3 m; yards keep these. Source: general knowledge of the trade, not a standard. */
const STOCK = [2400, 3000, 3600, 4200, 4800, 5400, 6000];
const KERF = 3;

/** What to order: the longest cuts first, each into the first length with room for it, then every length as short as its cuts allow. */
export function stockPlan(cuts: readonly Cut[], stock: readonly number[] = STOCK, kerf = KERF): StockLength[] {
  const longest = Math.max(...stock);
  const plan: StockLength[] = [];
  for (const section of [...new Set(cuts.map((cut) => cut.section))]) {
    const lengths = cuts
      .filter((cut) => cut.section === section)
      .flatMap(({ length, count }) => splitLong(length, count, longest));
    lengths.sort((a, b) => b - a);
    const bins: number[][] = [];
    for (const length of lengths) {
      const home = bins.find((bin) => used(bin, kerf) + kerf + length <= longest);
      if (home) home.push(length);
      else bins.push([length]);
    }
    for (const bin of bins) {
      const shortest = stock.filter((one) => one >= used(bin, kerf)).sort((a, b) => a - b)[0] ?? longest;
      plan.push({ section, stock: shortest, cuts: bin, rest: shortest - used(bin, kerf) });
    }
  }
  return plan;
}

const used = (bin: readonly number[], kerf: number) => bin.reduce((sum, length) => sum + length, 0) + kerf * (bin.length - 1);

/** What is longer than any stock is joined: plates and ridges run over several lengths. */
function splitLong(length: number, count: number, longest: number): number[] {
  const parts: number[] = [];
  for (let left = length; left > 0; left -= longest) parts.push(Math.min(left, longest));
  return Array.from({ length: count }, () => parts).flat();
}
