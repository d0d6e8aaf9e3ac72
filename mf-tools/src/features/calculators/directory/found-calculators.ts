import { fold } from '@dwang/domain';
import { CALCULATORS, type CalculatorEntry } from '@dwang/domain/calculators';

const textOf = ({ title, text, group, words = [] }: CalculatorEntry): string => fold([title, text, group, ...words].join(' '));

/** The built-in calculators that hold all words of a search, in their groups. */
export function foundCalculators(typed: string): { group: string; calculators: CalculatorEntry[] }[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const found = CALCULATORS.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, calculators: found.filter((entry) => entry.group === group) }));
}
