import type { Calculator, CalculatorAnswer, CalculatorField, CalculatorOutcome } from '@dwang/domain/calculators';
import type { ResultDraft } from '../../../results';
import { figureText } from './figure-text';
import { type Typed, textOf } from './read-values';

type Line = ResultDraft['answers'][number];

/** The answers that a person came for stand first. */
const inOrder = (answers: readonly CalculatorAnswer[]): CalculatorAnswer[] => [
  ...answers.filter(({ main }) => main),
  ...answers.filter(({ main }) => !main),
];

/** What was typed, as it is read. */
export const inputLines = (fields: readonly CalculatorField[], typed: Typed): Line[] =>
  fields.map((field) => {
    const text = textOf(field, typed);
    const value = field.options?.find((option) => option.value === text)?.label ?? text.trim();
    return lineOf(field.label, value, field.unit);
  });

/** What is kept with a job. */
export function outcomeDraft(
  { id, title, source }: Calculator,
  { answers, materials, warnings }: CalculatorOutcome,
  inputs: Line[],
): ResultDraft {
  return {
    tool: id,
    title,
    inputs,
    answers: inOrder(answers).map(({ label, value, unit }) => lineOf(label, value, unit)),
    materials: [...materials],
    warnings: [...warnings],
    source: `${source.text} (checked ${source.asAt})`.slice(0, 400),
  };
}

/** Money has its sign before it, whatever reads it later. */
function lineOf(label: string, value: string, unit: string | undefined): Line {
  if (unit === '$') return { label, value: figureText({ value, unit }) };
  return unit ? { label, value, unit } : { label, value };
}

/** The whole result as plain text, for a message. */
export function draftText({ title, inputs = [], answers, materials = [], warnings = [], source }: ResultDraft): string {
  const lines = (list: readonly Line[]) => list.map(({ label, ...figure }) => `${label}: ${figureText(figure)}`);
  const bought = materials.map(({ description, quantity, unit }) => `${description}: ${quantity} ${unit}`);
  const parts = [[title], lines(answers), bought, lines(inputs), [...warnings], [source ?? '']];
  return parts
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
