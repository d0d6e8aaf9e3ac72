/**
 * What is known of a typed number. `shape`: it cannot be such a number at all. `unlikely`: the digits do not pass the issuer's own check or
 * lie outside its ranges; genuine numbers fail now and then (the official PINT sample account does), so people are warned, not stopped.
 */
export interface NumberCheck {
  problem: 'shape' | 'unlikely' | null;
  /** As it is written in New Zealand; the typed text where the shape is wrong. */
  formatted: string;
}

export const digitsOf = (text: string): number[] => [...text].map(Number);

/** Sum of digit × weight, place by place. */
export const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);
