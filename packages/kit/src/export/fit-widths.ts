import type { Sheet, TableColumn } from '@dwang/papers';
import type { CellTable } from './export-types';

/** Millimetres of air beside a cell's text. */
const AIR = 4.2;
/** A column of text longer than this wraps. */
const WIDEST = 70;
/** A word longer than this is broken rather than that other columns suffer. */
const WIDEST_WORD = 32;
const SAMPLE = 300;
const HEADING = { size: 8, weight: 'bold' } as const;

interface Wish {
  /** Narrower than this a word, a figure or a day would be broken. */
  least: number;
  /** Wider than this nothing would be gained. */
  most: number;
  isText: boolean;
}

const sumOf = (wishes: readonly Wish[], of: (wish: Wish) => number): number => wishes.reduce((sum, wish) => sum + of(wish), 0);

/** The widths of columns that are together `room` wide, as tables of web pages have them: each its least, and of the rest what it still wants. */
function share(room: number, wishes: readonly Wish[]): number[] {
  const [least, most] = [sumOf(wishes, (wish) => wish.least), sumOf(wishes, (wish) => wish.most)];
  if (least >= room) return wishes.map((wish) => (wish.least * room) / least);
  if (most > room) return wishes.map((wish) => wish.least + ((wish.most - wish.least) * (room - least)) / (most - least));
  const grows = wishes.some(({ isText }) => isText) ? ({ isText }: Wish) => isText : () => true;
  const growing = sumOf(wishes, (wish) => (grows(wish) ? wish.most : 0));
  return wishes.map((wish) => wish.most + (grows(wish) ? (wish.most * (room - most)) / growing : 0));
}

/**
 * Columns as wide as their content asks for, together as wide as the sheet. Figures and days are not broken, words neither while there is
 * room for them; headings wrap.
 */
export function fitWidths(sheet: Sheet, columns: CellTable['columns'], rows: readonly (readonly string[])[]): TableColumn[] {
  const some = rows.slice(0, SAMPLE);
  const wishes = columns.map(({ title, kind }, index): Wish => {
    const isText = kind === 'text';
    const wholes = some.map((cells) => cells[index] ?? '');
    const words = isText ? wholes.flatMap((text) => text.split(' ')) : wholes;
    const heading = Math.max(...title.split(' ').map((word) => sheet.measure(word, HEADING)));
    const widest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, sheet.measure(text)), heading);
    const least = Math.min(widest(words), isText ? WIDEST_WORD : WIDEST) + AIR;
    return { least, most: Math.max(least, Math.min(widest(wholes), WIDEST) + AIR), isText };
  });
  const widths = share(sheet.right - sheet.left, wishes);
  return columns.map(({ title, kind }, index) => ({
    title,
    width: widths[index] ?? 0,
    align: kind === 'money' || kind === 'number' ? 'right' : 'left',
  }));
}
