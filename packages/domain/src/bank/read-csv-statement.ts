import { CsvError, type CsvRow, readCsv } from '../csv-read';
import { readAmount, readDay } from './read-cells';
import { areEnough, bankOf, usesByContent, usesOf } from './statement-columns';
import { type Statement, StatementError, type StatementFault, type StatementLine, type StatementUse } from './statement-line';

/** Headings stand among the first rows, as some banks write about the account before them. */
const ROWS_BEFORE = 20;
const SAMPLES = 3;
const MONEY = ['amount', 'credit', 'debit'] as const;

/** A statement in CSV. `chosen` says what its columns are; otherwise they are read from the headings, or else from what they hold. */
export function readCsvStatement(text: string, chosen?: readonly StatementUse[]): Statement {
  const rows = rowsOf(text);
  const known = rows.slice(0, ROWS_BEFORE).findIndex(({ cells }) => areEnough(usesOf(cells)));
  const head = known < 0 ? strangeHead(rows) : known;
  const table = rows.slice(head + 1);
  if (table.length === 0) throw new StatementError('The file has no lines below its headings');
  const headings = rows[head]?.cells ?? [];
  const width = Math.max(headings.length, ...table.slice(0, 200).map(({ cells }) => cells.length));
  const seen = table.slice(0, 200).map(({ cells }) => cells);
  const guessed = known < 0 ? usesByContent(seen) : usesOf(headings);
  const uses = Array.from({ length: width }, (_, index) => (chosen ?? guessed)[index] ?? 'skip');
  const columns = uses.map((use, index) => {
    const samples = table.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
    return { heading: headings[index] ?? '', samples: samples.slice(0, SAMPLES), use };
  });
  const bank = bankOf(headings);
  const found = { format: 'csv' as const, bank, columns };
  if (!areEnough(uses)) return { ...found, lines: [], faults: [] };
  // Statements of several accounts that were put together have their headings again.
  const heads = headings.join();
  const own = table.filter(({ cells }) => cells.join() !== heads);
  return { ...found, ...readRows(own, uses, accountBefore(rows.slice(0, Math.max(0, head)))) };
}

function rowsOf(text: string): CsvRow[] {
  const sample = text.slice(0, 4000);
  try {
    const rows = readCsv(text, sample);
    if (rows.length === 0) throw new StatementError('The file is empty');
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError(error.message);
    throw error;
  }
}

/**
 * The last row before the table where the headings are not known: what stands there is about the account, with few cells, or headings in
 * other words, without a number among them.
 */
function strangeHead(rows: readonly CsvRow[]): number {
  const filled = rows.slice(0, ROWS_BEFORE).map(({ cells }) => cells.filter((cell) => cell !== ''));
  const most = Math.min(3, Math.max(...filled.map((cells) => cells.length)));
  const first = filled.findIndex((cells) => cells.length >= most);
  return filled[first]?.some((cell) => /\d/.test(cell)) ? first - 1 : first;
}

/** ASB writes the account above the table: `Bank 12; Branch 3053; Account 0123456-00 (Streamline)`. */
function accountBefore(rows: readonly CsvRow[]): string {
  const text = rows.map(({ cells }) => cells.join(' ')).join('\n');
  const found = /Bank (\d+); Branch (\d+); Account ([\d-]+)/.exec(text);
  return found ? found.slice(1).join('-') : '';
}

function readRows(rows: readonly CsvRow[], uses: readonly StatementUse[], account: string) {
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  for (const { line, cells } of rows) {
    const get = (use: StatementUse) => cells.filter((cell, index) => uses[index] === use && cell !== '').join(' ');
    // A remark below the table, or a balance.
    if (!/\d/.test(get('day')) && MONEY.every((use) => get(use) === '')) continue;
    const day = readDay(get('day'));
    const cents = centsOf(get);
    if (day === null) faults.push({ line, reason: refusedDay(get('day')) });
    else if (typeof cents === 'string') faults.push({ line, reason: cents });
    else {
      const words = { payee: get('payee'), particulars: get('particulars'), code: get('code'), reference: get('reference') };
      const more = { details: get('details'), bankId: get('bankId'), account: get('account') || account };
      lines.push({ line, day, cents, ...words, ...more });
    }
  }
  return { lines, faults };
}

const refusedDay = (text: string) =>
  text === '' ? 'The date is missing.' : `“${text}” is no date. Day, month and year are expected.`;

/** Or why there is none. */
function centsOf(get: (use: StatementUse) => string): number | string {
  const refused = (text: string) => (text === '' ? 'The amount is missing.' : `“${text}” is no amount of money.`);
  if (get('amount') !== '') return readAmount(get('amount')) ?? refused(get('amount'));
  const [came, went] = [get('credit'), get('debit')].map((text) => (text === '' ? 0 : readAmount(text)));
  if (came === null || went === null) return refused(came === null ? get('credit') : get('debit'));
  if (get('credit') === '' && get('debit') === '') return refused('');
  return Math.abs(came ?? 0) - Math.abs(went ?? 0);
}
