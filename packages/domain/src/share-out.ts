/**
 * A sum shared by weight to the cent: each its part rounded down, and what is left over by the largest remainder, the first of equals
 * before others. The parts come to `cents`. Weights that come to nothing leave it all to the first.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? cents : 0));
  const sign = whole < 0 ? -1n : 1n;
  const bottom = BigInt(whole) * sign;
  const parts = weights.map((weight) => floored(BigInt(cents) * BigInt(weight) * sign, bottom));
  const rest = cents - parts.reduce((sum, { floor }) => sum + floor, 0);
  const first = parts.map((_, index) => index).sort((a, b) => compare(parts[b]?.rest, parts[a]?.rest) || a - b);
  const raised = new Set(first.slice(0, rest));
  return parts.map(({ floor }, index) => floor + (raised.has(index) ? 1 : 0));
}

function floored(top: bigint, bottom: bigint): { floor: number; rest: bigint } {
  const rest = ((top % bottom) + bottom) % bottom;
  return { floor: Number((top - rest) / bottom), rest };
}

const compare = (a = 0n, b = 0n): number => (a < b ? -1 : a > b ? 1 : 0);
