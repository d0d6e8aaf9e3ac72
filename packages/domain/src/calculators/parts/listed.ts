import type { CalculatorBody, CalculatorEntry } from '../calculator';

/** An entry of the list with the way to its code. */
export type Listed = CalculatorEntry & { load: () => Promise<{ default: CalculatorBody }> };

/** Words are parted by commas: other names by which people look for it. */
export const listed = (
  group: CalculatorEntry['group'],
  id: string,
  title: string,
  text: string,
  words: string,
  load: Listed['load'],
): Listed => ({ group, id, title, text, words: words.split(',').map((word) => word.trim()), load });
