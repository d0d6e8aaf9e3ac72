/** Subsets are tried only of so many. */
const MOST = 12;

/**
 * Which of the amounts make up the sum exactly, by their place: the fewest, of those the earliest; null when none do. All of them together
 * are tried however many they are, otherwise only the first 12.
 */
export function sumTo(amounts: readonly number[], sum: number): number[] | null {
  const all = amounts.map((_, index) => index);
  const some = all.slice(0, MOST);
  for (let size = 2; size <= some.length; size += 1) {
    const found = choose(amounts, sum, size, some);
    if (found) return found;
  }
  return amounts.length > 1 && amounts.reduce((total, one) => total + one, 0) === sum ? all : null;
}

function choose(amounts: readonly number[], sum: number, size: number, from: readonly number[]): number[] | null {
  if (size === 0) return sum === 0 ? [] : null;
  for (const [at, index] of from.entries()) {
    const rest = sum - (amounts[index] ?? 0);
    const found = rest >= 0 ? choose(amounts, rest, size - 1, from.slice(at + 1)) : null;
    if (found) return [index, ...found];
  }
  return null;
}
