import type { Calculator, CalculatorOutcome, CalculatorValues } from '../calculator';
import { loadCalculator } from '../list';

/** What stands in the fields before anybody types. */
export const initialValues = ({ fields }: Pick<Calculator, 'fields'>): CalculatorValues =>
  Object.fromEntries(fields.map(({ id, kind, initial }) => [id, kind === 'choice' ? initial : Number(initial)]));

export async function calculator(id: string): Promise<Calculator> {
  const found = await loadCalculator(id);
  if (!found) throw new Error(`No calculator "${id}"`);
  return found;
}

/** The outcome for the initial values with these typed over them. */
export async function outcomeOf(id: string, typed: CalculatorValues = {}): Promise<CalculatorOutcome> {
  const found = await calculator(id);
  return found.compute({ ...initialValues(found), ...typed });
}

/** The answers by label. */
export async function answersOf(id: string, typed: CalculatorValues = {}): Promise<Record<string, string>> {
  const { answers } = await outcomeOf(id, typed);
  return Object.fromEntries(answers.map(({ label, value }) => [label, value]));
}
