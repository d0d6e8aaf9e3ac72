import { type DayOrder, dayOrderOf, isEitherDay, readDay } from './read-day';
import { areEnough } from './statement-columns';
import type { Statement, StatementChoices, StatementFault, StatementLine } from './statement-line';
import { type Cells, MONEY, moneyReader } from './statement-money';
import { tableOf } from './statement-table';

interface Row {
  line: number;
  fault: string | null;
  cells: Cells;
}

/** A statement in CSV. What is not chosen is read from the headings, or else from what the columns hold. */
export function readCsvStatement(text: string, { columns: chosen, dayOrder, inOutBy }: StatementChoices): Statement {
  const { rows, uses, account, ...found } = tableOf(text, chosen);
  if (!areEnough(uses)) return { format: 'csv', ...found, lines: [], faults: [], dayOrder: null, dayOrderBy: 'file' };
  const table = rows.map(({ line, cells, fault }): Row => {
    return { line, fault, cells: (use) => cells.filter((cell, index) => uses[index] === use && cell !== '').join(' ') };
  });
  const days = orderOf(table, dayOrder);
  const { lines, faults } = days.dayOrderBy === 'none' && !dayOrder ? NOTHING : readRows(table, days.dayOrder, account, inOutBy);
  return { format: 'csv', ...found, lines, faults, ...days };
}

const NOTHING: Pick<Statement, 'lines' | 'faults'> = { lines: [], faults: [] };

function orderOf(rows: readonly Row[], chosen: DayOrder | undefined): Pick<Statement, 'dayOrder' | 'dayOrderBy'> {
  const days = rows.filter(({ fault }) => fault === null).map(({ cells }) => cells('day'));
  const shown = dayOrderOf(days);
  if (shown === 'both') return { dayOrder: chosen ?? null, dayOrderBy: 'none' };
  if (shown) return { dayOrder: chosen ?? shown, dayOrderBy: 'file' };
  return days.some(isEitherDay)
    ? { dayOrder: chosen ?? 'dayFirst', dayOrderBy: 'custom' }
    : { dayOrder: null, dayOrderBy: 'file' };
}

function readRows(
  rows: readonly Row[],
  order: DayOrder | null,
  account: string,
  inOutBy: StatementChoices['inOutBy'],
): Pick<Statement, 'lines' | 'faults'> {
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  const moneyOf = moneyReader(
    rows.filter(({ fault }) => fault === null).map(({ cells }) => cells),
    inOutBy,
  );
  for (const { line, fault, cells: get } of rows) {
    // A remark below the table, or a balance.
    if (!/\d/.test(get('day')) && MONEY.every((use) => get(use) === '')) continue;
    const day = readDay(get('day'), order ?? undefined);
    const money = moneyOf(get);
    if (fault !== null) faults.push({ line, reason: fault });
    else if (day === null) faults.push({ line, reason: refusedDay(get('day'), order) });
    else if (typeof money === 'string') faults.push({ line, reason: money });
    else {
      const words = { payee: get('payee'), particulars: get('particulars'), code: get('code'), reference: get('reference') };
      lines.push({
        line,
        day,
        ...money,
        ...words,
        details: get('details'),
        bankId: get('bankId'),
        account: get('account') || account,
      });
    }
  }
  return { lines, faults };
}

function refusedDay(text: string, order: DayOrder | null): string {
  if (text === '') return 'The date is missing.';
  const parts = order === 'monthFirst' ? 'Month, day and year' : 'Day, month and year';
  return `“${text}” is no date. ${parts} are expected.`;
}
