import { multiplyDivideHalfUp } from './money';

/**
 * What each line comes to after the discount, in cents. The discount is shared out by the running sum, so that the lines together come to
 * exactly what is left of them.
 */
export function netShares(amounts: readonly number[], discountCents: number): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total === 0) return amounts.map(() => 0);
  let before = 0;
  let given = 0;
  return amounts.map((amount) => {
    before += amount;
    const upTo = multiplyDivideHalfUp(before, total - discountCents, total);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}

/** The part of a line that is done, in cents; `hundredths` of a per cent, 10,000 is all of it. */
export const doneCents = (netCents: number, hundredths: number): number => multiplyDivideHalfUp(netCents, hundredths, 10_000);
