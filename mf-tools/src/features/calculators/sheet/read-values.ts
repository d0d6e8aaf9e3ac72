import {
  type Calculator,
  type CalculatorField,
  type CalculatorOutcome,
  type CalculatorValues,
  FieldProblem,
  readField,
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
