import type { Calculator, CalculatorEntry } from './calculator';

type Listed = CalculatorEntry & { load: () => Promise<{ default: Calculator }> };

const LISTED: readonly Listed[] = [];

/** All built-in calculators, in the order of their groups. */
export const CALCULATORS: readonly CalculatorEntry[] = LISTED.map(({ load, ...entry }) => entry);

/** The calculator of this id with its code; undefined when there is none. */
export async function loadCalculator(id: string): Promise<Calculator | undefined> {
  const listed = LISTED.find((one) => one.id === id);
  return listed && (await listed.load()).default;
}
