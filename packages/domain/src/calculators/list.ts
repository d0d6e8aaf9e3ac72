import type { Calculator, CalculatorEntry } from './calculator';
import { CONCRETE } from './concrete/entries';
import { FRAMING } from './framing/entries';
import { LAYOUT } from './layout/entries';
import { LININGS } from './linings/entries';
import { MONEY } from './money/entries';
import { OUTSIDE } from './outside/entries';
import type { Listed } from './parts/listed';
import { ROOFS } from './roofs/entries';
import { SERVICES } from './services/entries';
import { WORKSHOP } from './workshop/entries';

const LISTED: readonly Listed[] = [
  ...CONCRETE,
  ...FRAMING,
  ...ROOFS,
  ...LININGS,
  ...OUTSIDE,
  ...SERVICES,
  ...LAYOUT,
  ...MONEY,
  ...WORKSHOP,
];

/** All built-in calculators, in the order of their groups. */
export const CALCULATORS: readonly CalculatorEntry[] = LISTED.map(({ load, ...entry }) => entry);

/** The calculator of this id with its code; undefined when there is none. */
export async function loadCalculator(id: string): Promise<Calculator | undefined> {
  const found = LISTED.find((one) => one.id === id);
  if (!found) return undefined;
  const { load, ...entry } = found;
  return { ...entry, ...(await load()).default };
}
