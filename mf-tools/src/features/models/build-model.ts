import { type CalculatorValues, FieldProblem } from '@dwang/domain/calculators';
import type { Model, WallOpening } from '@dwang/domain/models';
import type { ModelKind } from './model-kinds';

export interface BuiltModel {
  /** Null while what is typed cannot be built. */
  model: Model | null;
  /** What does not fit, by field. */
  problems: Readonly<Record<string, string>>;
}

/** The model of what was typed, or what about it does not fit. */
export function buildOf(kind: ModelKind, values: CalculatorValues | null, openings: readonly WallOpening[]): BuiltModel {
  if (!values) return { model: null, problems: {} };
  try {
    return { model: kind.build(values, openings), problems: {} };
  } catch (error) {
    if (error instanceof FieldProblem) return { model: null, problems: { [error.field]: error.message } };
    throw error;
  }
}
