import { type CalculatorField, type CalculatorValues, FieldProblem } from '../calculator';
import { number, numberOf } from './values';

/** Length, height and openings of a wall. */
export const wallFields = (length = '6', height = '2.4', openings = '0'): readonly CalculatorField[] => [
  number('length', 'Length of the wall', 'm', length, 0.1, 1000),
  number('height', 'Height', 'm', height, 0.1, 30),
  number('openings', 'Openings', 'm²', openings, 0, 1000, { help: 'Windows and doors together' }),
];

/** What is to be covered, m². Throws when the openings take the whole wall. */
export function wallArea(values: CalculatorValues): { length: number; height: number; gross: number; net: number } {
  const [length, height, openings] = [numberOf(values, 'length'), numberOf(values, 'height'), numberOf(values, 'openings')];
  const gross = length * height;
  if (openings >= gross) throw new FieldProblem('openings', 'The openings are as large as the wall');
  return { length, height, gross, net: gross - openings };
}
