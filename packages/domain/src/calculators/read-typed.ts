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

/** Numbers and choices out of what was typed. A comma counts as the decimal point, as many keyboards give it; fields not asked keep their start. */
export function readTyped(fields: readonly CalculatorField[], typed: Typed): ReadTyped {
  const values: Record<string, number | string> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const text = (isAsked(field, typed) ? typed[field.id] : undefined) ?? field.initial;
    const problem = field.kind === 'choice' ? choiceProblem(field, text) : numberProblem(field, text);
    if (problem) problems[field.id] = problem;
    else values[field.id] = field.kind === 'choice' ? text : toNumber(text);
  }
  return { values: Object.keys(problems).length > 0 ? null : values, problems };
}

const NUMBER = /^-?(\d+([.,]\d*)?|[.,]\d+)$/;
const toNumber = (text: string) => Number(text.trim().replace(',', '.'));

function choiceProblem({ options = [] }: CalculatorField, text: string): string | undefined {
  return options.some(({ value }) => value === text) ? undefined : 'Please choose one';
}

function numberProblem({ kind, min, max, unit }: CalculatorField, text: string): string | undefined {
  if (text.trim() === '') return 'Please enter a number';
  if (!NUMBER.test(text.trim())) return 'Please enter a number, like 2.4';
  const value = toNumber(text);
  if (kind === 'count' && !Number.isInteger(value)) return 'Please enter a whole number';
  const behind = unit ? ` ${unit}` : '';
  if (min !== undefined && value < min) return `At least ${min}${behind}`;
  if (max !== undefined && value > max) return `At most ${max}${behind}`;
  return undefined;
}
