import type { CsvRow } from './csv-read';
import { mapSteps, type Steps } from './steps';

export interface TableRow extends CsvRow {
  /** Why its cells cannot be told by the headings; null where they can. */
  fault: string | null;
}

/**
 * The rows of a table with what is wrong with the number of their cells. One too many is mostly a comma without quotes around it, one too
 * few a separator that was lost, and either puts cells under headings that are not theirs. Empty cells at the end may be missing, as
 * spreadsheets leave them out. Without headings the other rows tell how many cells there are.
 */
export function* checkCells(rows: readonly CsvRow[], headings: readonly string[]): Steps<TableRow[]> {
  const columns = yield* columnsOf(rows);
  const width = headings.length > 0 ? namedWidth(headings, columns, rows.length) : usualLength(rows);
  const fitting = rows.filter(({ cells }) => lastFilled(cells) <= width);
  // Where most rows end with a separator they have one cell more, with nothing in it.
  const most = Math.max(width, headings.length, fitting.length > 1 ? usualLength(fitting) : 0);
  const least = neededWidth(columns.slice(0, width), rows.length);
  const above = headings.length > 0 ? `There are ${width} headings` : `Other rows have ${width} cells`;
  return yield* mapSteps(rows, (row) => {
    const { length } = row.cells;
    const isTooLong = length > most || lastFilled(row.cells) > width;
    const advice = isTooLong ? 'A comma within a cell needs quotes around the cell.' : 'A part of the row is missing.';
    return { ...row, fault: isTooLong || length < least ? `${above}, but this row has ${length}. ${advice}` : null };
  });
}

/** Of a column, how many rows reach it, and how many have something in it. */
interface Column {
  rows: number;
  filled: number;
}

function* columnsOf(rows: readonly CsvRow[]): Steps<Column[]> {
  const columns: Column[] = [];
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) {
      const { rows: reached, filled } = columns[at] ?? { rows: 0, filled: 0 };
      columns[at] = { rows: reached + 1, filled: cell === '' ? filled : filled + 1 };
    }
    yield;
  }
  return columns;
}

/** How many columns there are. Without a heading the last of them count only where most rows have something in them. */
function namedWidth(headings: readonly string[], columns: readonly Column[], rows: number): number {
  let width = headings.length;
  while (width > 1 && headings[width - 1] === '' && (columns[width - 1]?.filled ?? 0) * 2 <= rows) width -= 1;
  return width;
}

/** Up to the last column that is filled in most rows and left empty in none: without it a row is no whole one. */
const neededWidth = (columns: readonly Column[], rows: number): number =>
  columns.findLastIndex(({ rows: reached, filled }) => filled * 2 > rows && filled === reached) + 1;

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

/** The number of cells that most rows have; of several the smallest. */
function usualLength(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual] = [...counts].sort(([a, often], [b, oftenToo]) => oftenToo - often || a - b);
  return usual?.[0] ?? 0;
}
