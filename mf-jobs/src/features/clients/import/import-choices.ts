import type { ImportColumn } from '@dwang/contracts';
import type { ImportRequest } from '../clients.api';

/** What the person has decided about a file so far. */
export interface ImportChoices {
  /** Null until changed: the server reads them from the headings. */
  columns: ImportColumn[] | null;
  /** About all rows that are like a client or another row, unless decided by line. */
  twins: 'ask' | 'add' | 'skip';
  add: number[];
  skip: number[];
  leavesOutRefused: boolean;
}

export const NO_CHOICES: ImportChoices = { columns: null, twins: 'ask', add: [], skip: [], leavesOutRefused: false };

export const toImportQuery = (
  { columns, twins, add, skip, leavesOutRefused }: ImportChoices,
  isDry: boolean,
): ImportRequest['query'] => ({
  dryRun: String(isDry),
  twins,
  ...(columns ? { columns: columns.join(',') } : {}),
  ...(add.length > 0 ? { add: add.join(',') } : {}),
  ...(skip.length > 0 ? { skip: skip.join(',') } : {}),
  ...(leavesOutRefused ? { leaveOutRefused: 'true' } : {}),
});

/** The decision about one line, in place of an earlier one. */
export function decide(choices: ImportChoices, line: number, how: 'add' | 'skip'): ImportChoices {
  const without = (lines: readonly number[]) => lines.filter((one) => one !== line);
  const decided = { ...choices, add: without(choices.add), skip: without(choices.skip) };
  return { ...decided, [how]: [...decided[how], line] };
}
