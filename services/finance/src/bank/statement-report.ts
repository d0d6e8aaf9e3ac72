import { ErrorCode, type ImportStatementQuery, type StatementLineOut, type StatementReport } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { areEnough, type Statement, type StatementLine } from '@dwang/domain/bank';
import { Conflict } from '@dwang/platform';
import type { z } from 'zod';

/** A line of the file and what becomes of it. */
export interface SeenLine extends StatementLine {
  /** Its place in the file, from 1. */
  entry: number;
  outcome: Exclude<StatementLineOut['outcome'], 'refused'>;
  /** Only of new lines. */
  hash: string;
  /** Why it is asked, or what it is taken for. */
  reason: string;
}

const LINES_SHOWN = 200;
/** First what is to be looked at, last what nothing can be done with. */
const ORDER: Record<SeenLine['outcome'], number> = { asked: 0, alike: 1, new: 2, known: 2, out: 3 };

/** Throws `Conflict` on what a person must say before the statement can be imported. */
export function refuseUndecided(
  statement: Statement,
  seen: readonly SeenLine[],
  { leaveOutRefused, dayOrder }: z.output<typeof ImportStatementQuery>,
): void {
  if (asksColumns(statement)) throw refusal('Please say which columns hold the date and the amount.', 'columns');
  if (statement.dayOrderBy === 'none' && !dayOrder) throw refusal('Please say whether day or month comes first.', 'dayOrder');
  if (leaveOutRefused) return;
  const unread = statement.faults.length;
  if (unread > 0) throw refusal(`${linesOf(unread)} cannot be read. Nothing was imported.`, 'leaveOutRefused');
  const asked = seen.filter(({ outcome }) => outcome === 'asked').length;
  if (asked > 0) throw refusal(`Please say of ${linesOf(asked)} whether the money came in. Nothing was imported.`, 'inOutBy');
}

export function reportOf(
  statement: Statement,
  seen: readonly SeenLine[],
  more: Pick<StatementReport, 'importId' | 'accounts'>,
): StatementReport {
  const { format, bank, columns, faults, dayOrder, dayOrderBy } = statement;
  const count = (wanted: SeenLine['outcome']) => seen.filter(({ outcome }) => outcome === wanted).length;
  const days = seen.map(({ day }) => day).sort();
  const fresh = seen.filter(({ outcome }) => outcome === 'new');
  return {
    ...more,
    format,
    bank,
    columns,
    asksColumns: asksColumns(statement),
    lacksAccount: statement.lines.some(({ account }) => account === ''),
    dayOrder,
    dayOrderBy,
    from: days.at(0) ?? null,
    to: days.at(-1) ?? null,
    counts: {
      ...{ new: fresh.length, known: count('known'), alike: count('alike'), out: count('out') },
      ...{ asked: count('asked'), refused: faults.length },
    },
    amount: centsToDecimal(fresh.reduce((sum, { cents }) => sum + cents, 0)),
    lines: shownLines(statement, seen),
  };
}

function shownLines({ faults }: Statement, seen: readonly SeenLine[]): StatementLineOut[] {
  const nothing = { entry: null, outcome: 'refused' as const, day: null, amount: null, payee: '', words: '' };
  const sorted = [...seen].sort((one, other) => ORDER[one.outcome] - ORDER[other.outcome] || one.entry - other.entry);
  const shown = sorted.slice(0, LINES_SHOWN).map(lineOut);
  return [...faults.slice(0, LINES_SHOWN).map((fault) => ({ ...fault, ...nothing })), ...shown].slice(0, LINES_SHOWN);
}

const lineOut = (seen: SeenLine): StatementLineOut => {
  const { line, entry, outcome, day, cents, payee, particulars, code, reference, details, reason } = seen;
  const words = [particulars, code, reference, details].filter((text) => text !== '').join(' · ');
  return { line, entry, outcome, day, amount: centsToDecimal(cents), payee, words, reason };
};

const asksColumns = ({ format, columns }: Statement): boolean => format === 'csv' && !areEnough(columns.map(({ use }) => use));
const refusal = (text: string, field: string) => new Conflict(ErrorCode.bankLinesRefused, text, field);
const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);
