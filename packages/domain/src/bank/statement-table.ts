import { CsvError, type CsvRow, readCsv } from '../csv-read';
import { checkCells, type TableRow } from '../csv-table';
import type { Steps } from '../steps';
import { areEnough, bankOf, usesByContent, usesOf, withDirection } from './statement-columns';
import { type Statement, StatementError, type StatementUse } from './statement-line';

/** Headings stand among the first rows, as some banks write about the account before them. */
const ROWS_BEFORE = 20;
/** By so many rows it is told what the columns are. */
const ROWS_SEEN = 200;
const SAMPLES = 3;
const MOST_COLUMNS = 100;
/** Remarks among the lines count too. */
export const MOST_ROWS = 20_000;

interface Table extends Pick<Statement, 'bank' | 'columns'> {
  rows: TableRow[];
  uses: StatementUse[];
  /** Where it is written above the table, otherwise empty. */
  account: string;
}

/** The table in a CSV statement and what its columns are. Throws `StatementError` when there is none. */
export function* tableOf(text: string, chosen: readonly StatementUse[] | undefined): Steps<Table> {
  const all = yield* rowsOf(text);
  const known = all.slice(0, ROWS_BEFORE).findIndex(({ cells }) => areEnough(usesOf(cells)));
  const { head, below: first } = known < 0 ? strangeHead(all) : { head: known, below: known + 1 };
  const below = all.slice(first);
  if (below.length === 0) throw new StatementError('The file has no lines below its headings');
  const headings = all[head]?.cells ?? [];
  // Statements of several accounts that were put together have their headings again.
  const own = below.filter(({ cells }) => cells.length !== headings.length || cells.some((cell, at) => cell !== headings[at]));
  const rows = yield* checkCells(own, headings);
  const whole = rows.filter(({ fault }) => fault === null);
  const seen = whole.slice(0, ROWS_SEEN).map(({ cells }) => cells);
  const width = headings.length || Math.max(0, ...seen.map((cells) => cells.length));
  refuseWide(width);
  const guessed = withDirection(known < 0 ? usesByContent(seen) : usesOf(headings), headings, seen);
  const uses = Array.from({ length: width }, (_, index) => (chosen ?? guessed)[index] ?? 'skip');
  const columns = uses.map((use, index) => {
    const samples = seen.map((cells) => cells[index] ?? '').filter((cell) => cell !== '');
    return { heading: headings[index] ?? '', samples: samples.slice(0, SAMPLES), use };
  });
  const account = accountBefore(all.slice(0, first));
  return { rows, uses, columns, account, bank: bankOf(headings) };
}

function* rowsOf(text: string): Steps<CsvRow[]> {
  const sample = text.slice(0, 4000);
  try {
    const rows = yield* readCsv(text, { sample, most: MOST_ROWS + 1 });
    if (rows.length === 0) throw new StatementError('The file is empty');
    if (rows.length > MOST_ROWS) throw tooMany();
    refuseWide(Math.max(...rows.slice(0, ROWS_BEFORE).map(({ cells }) => cells.length)));
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError(error.message);
    throw error;
  }
}

export const tooMany = () => new StatementError(`The file has more than ${MOST_ROWS} rows. Export it for a shorter time.`);

function refuseWide(columns: number): void {
  if (columns > MOST_COLUMNS) throw new StatementError(`A statement may have at most ${MOST_COLUMNS} columns`);
}

/**
 * Where the table begins whose headings are not known: below headings in other words, without a number among them, or at the first row that
 * is not about the account, with few cells; then there is no head.
 */
function strangeHead(rows: readonly CsvRow[]): { head: number; below: number } {
  const filled = rows.slice(0, ROWS_BEFORE).map(({ cells }) => cells.filter((cell) => cell !== ''));
  const most = Math.min(3, Math.max(...filled.map((cells) => cells.length)));
  const first = filled.findIndex((cells) => cells.length >= most);
  return filled[first]?.some((cell) => /\d/.test(cell)) ? { head: -1, below: first } : { head: first, below: first + 1 };
}

/** ASB writes the account above the table: `Bank 12; Branch 3053; Account 0123456-00 (Streamline)`. */
function accountBefore(rows: readonly CsvRow[]): string {
  const text = rows.map(({ cells }) => cells.join(' ')).join('\n');
  const found = /Bank (\d+); Branch (\d+); Account ([\d-]+)/.exec(text);
  return found ? found.slice(1).join('-') : '';
}
