import {
  type Calculator,
  type CalculatorField,
  type CalculatorOutcome,
  type CalculatorValues,
  FieldProblem,
} from '@dwang/domain/calculators';

/** What was typed, by field id, as text. */
export type Typed = Readonly<Record<string, string>>;

export interface Worked {
  /** Null while a field is wrong. */
  outcome: CalculatorOutcome | null;
  /** In words, by field id. */
  problems: Typed;
  /** The fields that matter for what is typed. */
  shown: readonly CalculatorField[];
}

/** What stands in a field: what was typed, else what it begins with. */
export const textOf = (field: CalculatorField, typed: Typed): string => typed[field.id] ?? field.initial;

/** Works out what is typed. A field that does not matter counts with its first value, so that no hidden fault stops anything. */
export function workOut({ fields, compute }: Pick<Calculator, 'fields' | 'compute'>, typed: Typed): Worked {
  const shown = shownFields(fields, typed);
  const isShown = new Set(shown);
  const values: Record<string, number | string> = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const read = readField(field, isShown.has(field) ? textOf(field, typed) : field.initial);
    if ('problem' in read) problems[field.id] = read.problem;
    else values[field.id] = read.value;
  }
  if (Object.keys(problems).length > 0) return { outcome: null, problems, shown };
  return { ...computed(compute, values), shown };
}

function shownFields(fields: readonly CalculatorField[], typed: Typed): CalculatorField[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const matters = ({ when }: CalculatorField): boolean => {
    const other = when && byId.get(when.field);
    return !when || !other || (matters(other) && when.is.includes(textOf(other, typed)));
  };
  return fields.filter(matters);
}

function computed(compute: Calculator['compute'], values: CalculatorValues): Pick<Worked, 'outcome' | 'problems'> {
  try {
    return { outcome: compute(values), problems: {} };
  } catch (error) {
    if (error instanceof FieldProblem) return { outcome: null, problems: { [error.field]: error.message } };
    throw error;
  }
}

type Read = { value: number | string } | { problem: string };

function readField({ kind, unit, min, max, options }: CalculatorField, text: string): Read {
  if (kind === 'choice') {
    return options?.some(({ value }) => value === text) ? { value: text } : { problem: 'Please choose one' };
  }
  const plain = text.trim().replaceAll(/[\s ]/g, '').replace(',', '.');
  if (plain === '') return { problem: 'Please enter a number' };
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { problem: 'Please enter a number, such as 2.4' };
  const value = Number(plain);
  if (kind === 'count' && !Number.isInteger(value)) return { problem: 'Please enter a whole number' };
  const tail = unit ? ` ${unit}` : '';
  if (min !== undefined && value < min) return { problem: `Must be at least ${min}${tail}` };
  if (max !== undefined && value > max) return { problem: `Must be at most ${max}${tail}` };
  return { value };
}
