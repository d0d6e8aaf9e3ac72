import { readNumber } from '../read-number';
import type { CalculatorField, CalculatorValues } from './calculator';

/** What was typed into the fields of a calculator or a model, by field id. */
export type Typed = Readonly<Record<string, string>>;

export interface ReadTyped {
  /** All values, once nothing is wrong. */
  values: CalculatorValues | null;
  /** What is wrong, by field id, in words to stand beside the field. */
  problems: Readonly<Record<string, string>>;
}

/** The field counts, given the choices made: `when` names what it depends on. */
export const isAsked = ({ when }: CalculatorField, typed: Typed): boolean => !when || when.is.includes(typed[when.field] ?? '');

/** What stands in the fields before anybody types, with what is already known laid over it. */
export const startTyped = (fields: readonly CalculatorField[], known: Typed = {}): Typed =>
  Object.fromEntries(fields.map(({ id, initial }) => [id, known[id] ?? initial]));

/** Numbers and choices out of what was typed; fields not asked keep their start. */
export function readTyped(fields: readonly CalculatorField[], typed: Typed): ReadTyped {
  const values: Record<string, number | string> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const read = readField(field, (isAsked(field, typed) ? typed[field.id] : undefined) ?? field.initial);
    if ('problem' in read) problems[field.id] = read.problem;
    else values[field.id] = read.value;
  }
  return { values: Object.keys(problems).length > 0 ? null : values, problems };
}

/** The value of one field, or what is wrong with it. */
export function readField(
  { kind, unit, min, max, options = [] }: CalculatorField,
  text: string,
): { value: number | string } | { problem: string } {
  if (kind !== 'choice') return readNumber(text, { unit, min, max, decimals: kind === 'count' ? 0 : undefined });
  return options.some(({ value }) => value === text) ? { value: text } : { problem: 'Please choose one' };
}
