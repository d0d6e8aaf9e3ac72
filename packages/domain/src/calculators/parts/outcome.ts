import type { CalculatorAnswer, CalculatorMaterial } from '../calculator';
import { brief } from './figures';

/** An answer among others. */
export const answer = (label: string, value: string, unit?: string): CalculatorAnswer => ({
  label,
  value,
  ...(unit && { unit }),
});

/** One of the one or two answers that a person came for. */
export const mainAnswer = (label: string, value: string, unit?: string): CalculatorAnswer => ({
  ...answer(label, value, unit),
  main: true,
});

/** Lines to buy; those of nothing are left out. */
export const toBuy = (
  ...lines: readonly (readonly [description: string, quantity: number, unit: string])[]
): CalculatorMaterial[] =>
  lines
    .map(([description, quantity, unit]) => ({ description, quantity: brief(quantity, 3), unit }))
    .filter((line) => Number(line.quantity) > 0);

/** The warnings that hold, in order. */
export const warningsOf = (...rules: readonly (readonly [holds: boolean, text: string])[]): string[] =>
  rules.filter(([holds]) => holds).map(([, text]) => text);
