import type { Sheet, TableColumn } from '@dwang/papers';
import type { CellTable } from './export-types';

/** Millimetres of air beside a cell's text. */
const AIR = 4.2;
/** A column of text longer than this wraps. */
const WIDEST = 70;
const SAMPLE = 300;

/**
 * Columns as wide as their content asks for, together as wide as the sheet. Figures and days keep their width; where there is too little
 * room, the columns of text share what is left.
 */
export function fitWidths(sheet: Sheet, columns: CellTable['columns'], rows: readonly (readonly string[])[]): TableColumn[] {
  const room = sheet.right - sheet.left;
  const wanted = columns.map(({ title }, index) => {
    const heading = sheet.measure(title, { size: 8, weight: 'bold' });
    const widest = rows.slice(0, SAMPLE).reduce((most, cells) => Math.max(most, sheet.measure(cells[index] ?? '')), heading);
    return Math.min(widest, WIDEST) + AIR;
  });
  const isFirm = columns.map(({ kind }) => kind !== 'text');
  const sum = (firm: boolean): number => wanted.reduce((total, width, index) => total + (isFirm[index] === firm ? width : 0), 0);
  const [firm, soft] = [sum(true), sum(false)];
  const left = Math.max(room - firm, room / 3);
  const [firmShare, softShare] = soft === 0 ? [room / firm, 1] : [Math.min(1, (room - left) / firm || 1), left / soft];
  return columns.map(({ title, kind }, index) => ({
    title,
    width: (wanted[index] ?? 0) * (isFirm[index] ? firmShare : softShare),
    align: kind === 'money' || kind === 'number' ? 'right' : 'left',
  }));
}
