import { CreateToolResult } from '@dwang/contracts';
import { CALCULATORS, loadCalculator } from '@dwang/domain/calculators';
import { draftText, inputLines, outcomeDraft } from './outcome-draft';
import { workOut } from './read-values';

test.each(CALCULATORS.map(({ id }) => id))('%s answers before anything is typed, and its result can be kept', async (id) => {
  const calculator = await loadCalculator(id);
  if (!calculator) throw new Error('not in the list');
  const { outcome, problems, shown } = workOut(calculator, {});
  expect(problems).toEqual({});
  expect(outcome?.answers.some(({ main }) => main)).toBe(true);
  if (!outcome) return;
  const draft = outcomeDraft(calculator, outcome, inputLines(shown, {}));
  expect(CreateToolResult.safeParse({ ...draft, takenAt: '2026-11-28T00:00:00Z' }).error).toBeUndefined();
  expect(draftText(draft).split('\n')[0]).toBe(calculator.title);
});
