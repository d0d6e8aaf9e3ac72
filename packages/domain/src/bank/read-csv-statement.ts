import { mapSteps, type Steps } from '../steps';
import { aheadReason, type DayOrder, dayOrderOf, readDay } from './read-day';
import { areEnough } from './statement-columns';
import type { Cells, Statement, StatementChoices, StatementFault, StatementLine } from './statement-line';
import { MONEY, moneyReader } from './statement-money';
import { tableOf } from './statement-table';

interface Row {
  line: number;
  fault: string | null;
  cells: Cells;
}

/** A statement in CSV. What is not chosen is read from the headings, or else from what the columns hold. */
export function* readCsvStatement(text: string, choices: StatementChoices): Steps<Statement> {
  const { columns: chosen, dayOrder } = choices;
  const { rows, uses, account, ...found } = yield* tableOf(text, chosen);
  if (!areEnough(uses)) return { format: 'csv', ...found, lines: [], faults: [], dayOrder: null, dayOrderBy: 'file' };
  const table = rows.map(({ line, cells, fault }): Row => {
    return { line, fault, cells: (use) => cells.filter((cell, index) => uses[index] === use && cell !== '').join(' ') };
  });
  const days = yield* orderOf(table, dayOrder);
  const isOpen = days.dayOrderBy === 'none' && !dayOrder;
  const { lines, faults } = isOpen
    ? NOTHING
    : yield* readRows(table, { ...choices, order: days.dayOrder, account, isSigned: found.bank !== null });
  return { format: 'csv', ...found, lines, faults, ...days };
}

const NOTHING: Pick<Statement, 'lines' | 'faults'> = { lines: [], faults: [] };

function* orderOf(rows: readonly Row[], chosen: DayOrder | undefined): Steps<Pick<Statement, 'dayOrder' | 'dayOrderBy'>> {
  const days = yield* mapSteps(wholeOf(rows), (cells) => cells('day'));
  const { order, isOpen } = yield* dayOrderOf(days);
  if (order === 'both') return { dayOrder: chosen ?? null, dayOrderBy: 'none' };
  if (order) return { dayOrder: chosen ?? order, dayOrderBy: 'file' };
  return isOpen ? { dayOrder: chosen ?? 'dayFirst', dayOrderBy: 'custom' } : { dayOrder: null, dayOrderBy: 'file' };
}

const wholeOf = (rows: readonly Row[]): Cells[] => rows.filter(({ fault }) => fault === null).map(({ cells }) => cells);

interface Reading extends Pick<StatementChoices, 'inOutBy' | 'latest'> {
  order: DayOrder | null;
  account: string;
  isSigned: boolean;
}

function* readRows(
  rows: readonly Row[],
  { order, account, inOutBy, latest, isSigned }: Reading,
): Steps<Pick<Statement, 'lines' | 'faults'>> {
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  const dayOf = (cell: string) => readDay(cell, order ?? undefined);
  const moneyOf = yield* moneyReader(wholeOf(rows), { inOutBy, isSigned, dayOf });
  for (const { line, fault, cells: get } of rows) {
    yield;
    // A remark below the table, or a balance.
    if (!/\d/.test(get('day')) && MONEY.every((use) => get(use) === '')) continue;
    const day = dayOf(get('day'));
    const money = moneyOf(get);
    if (fault !== null) faults.push({ line, reason: fault });
    else if (day === null) faults.push({ line, reason: refusedDay(get('day'), order) });
    else if (latest && day > latest) faults.push({ line, reason: aheadReason(get('day'), day) });
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
