import type { CalculatorField, CalculatorValues } from '../calculator';

/** A number field of the typed values. Throws when it is missing, which is a fault of the screen and not of the person. */
export function numberOf(values: CalculatorValues, id: string): number {
  const value = values[id];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`No number for "${id}"`);
  return value;
}

/** A choice field of the typed values. */
export const choiceOf = (values: CalculatorValues, id: string): string => String(values[id] ?? '');

type Rest = Partial<Pick<CalculatorField, 'help' | 'when'>>;

/** A measured number with its bounds, in `unit`. */
export const number = (
  id: string,
  label: string,
  unit: string,
  initial: string,
  min: number,
  max: number,
  rest: Rest = {},
): CalculatorField => ({ id, label, kind: 'number', unit, initial, min, max, ...rest });

/** A whole number of things. */
export const count = (
  id: string,
  label: string,
  initial: string,
  min: number,
  max: number,
  rest: Rest = {},
): CalculatorField => ({ id, label, kind: 'count', initial, min, max, ...rest });

/** One of several, the first is what stands there at the beginning. */
export const choice = (
  id: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  rest: Rest & { initial?: string } = {},
): CalculatorField => {
  const { initial = options[0]?.[0] ?? '', ...others } = rest;
  return { id, label, kind: 'choice', initial, options: options.map(([value, text]) => ({ value, label: text })), ...others };
};

/** What is added for cuts, breakage and spill. */
export const allowance = (initial: string, help = 'For cuts, breakage and spill'): CalculatorField =>
  number('allowance', 'Allowance', '%', initial, 0, 50, { help });
