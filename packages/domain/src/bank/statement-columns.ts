import { fold } from '../text';
import { isDirections, TELLING_DIRECTION } from './direction';
import { readAmount } from './read-amount';
import { readDay } from './read-day';
import type { StatementUse } from './statement-line';

/** Layouts by the headings that only they have together; folded. From sample exports that people publish, and so no promise of the banks. */
const BANKS: readonly [bank: string, headings: readonly string[]][] = [
  ['ASB', ['unique id', 'tran type', 'memo']],
  ['ANZ', ['foreigncurrencyamount', 'conversioncharge']],
  ['ANZ', ['foreign currency amount', 'conversion charge']],
  ['BNZ', ['this party account', 'tran type']],
  ['Westpac', ['other party', 'analysis code']],
  ['Kiwibank', ['tp ref', 'op ref']],
  ['Kiwibank', ['effective date', 'other party particulars']],
];

export function bankOf(headings: readonly string[]): string | null {
  const folded = new Set(headings.map(fold));
  return BANKS.find(([, wanted]) => wanted.every((heading) => folded.has(heading)))?.[0] ?? null;
}

/** Patterns see no more of a heading. */
const LONGEST_HEADING = 100;

/** Words in headings, the more telling first; folded. What a bank calls several things is taken for the first of them. */
const WORDS: readonly [StatementUse, RegExp][] = [
  ['direction', TELLING_DIRECTION],
  ['balance', /^(running |closing |account |ledger )?(balance|bal)$/],
  ['skip', /balance|cheque|foreign|conversion|serial|batch|currency|processed|originating/],
  ['type', /\btype\b|transaction code|source code/],
  ['bankId', /^unique ?id$|^fitid$|^transaction ?id$/],
  ['account', /^account( ?(number|no\.?))?$|^this party account/],
  ['skip', /account/],
  ['debit', /debit|withdraw|money out|paid out/],
  ['credit', /credit|deposit|money in|paid in/],
  ['amount', /amount|^value$/],
  ['day', /^(transaction |posting |posted )?date$/],
  ['day', /\bdate\b/],
  ['payee', /payee|payer|^other party$|(op|other party) name|^name$|^details$/],
  ['details', /^(op|other party)\b/],
  ['particulars', /particulars|tp part/],
  ['code', /\bcode$/],
  ['reference', /\bref(erence)?$/],
  ['details', /description|memo|narrative|details|particular|note/],
];

/** What the columns seem to be by their headings: each use once, but for details. */
export function usesOf(headings: readonly string[]): StatementUse[] {
  const uses = headings.map((): StatementUse => 'skip');
  const taken = new Set<StatementUse>();
  for (const [use, word] of WORDS) {
    headings.forEach((heading, index) => {
      const text = fold(heading.slice(0, LONGEST_HEADING));
      if (uses[index] !== 'skip' || !word.test(text) || firstUse(text) !== use) return;
      if (taken.has(use) && use !== 'details') return;
      uses[index] = use;
      taken.add(use);
    });
  }
  return withoutDoubles(uses);
}

const firstUse = (heading: string): StatementUse => WORDS.find(([, word]) => word.test(heading))?.[0] ?? 'skip';

/** Where there is one signed amount, columns for either direction say nothing more. */
function withoutDoubles(uses: readonly StatementUse[]): StatementUse[] {
  if (!uses.includes('amount')) return [...uses];
  return uses.map((use) => (use === 'debit' || use === 'credit' ? 'skip' : use));
}

/** Whether lines can be read by these columns. */
export const areEnough = (uses: readonly StatementUse[]): boolean =>
  uses.includes('day') && (uses.includes('amount') || uses.includes('credit'));

/** The same, with the column that says which way an amount without a sign went: known by its heading and by what is in it. */
export function withDirection(
  uses: readonly StatementUse[],
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): StatementUse[] {
  const amount = uses.indexOf('amount');
  const paid = rows.filter((cells) => amount >= 0 && (cells[amount] ?? '') !== '');
  const at = uses.findIndex((use, index) => {
    const isFree =
      use === 'direction' || use === 'type' || use === 'skip' || use === 'code' || (use === 'details' && !headings[index]);
    const cells = paid.map((row) => row[index] ?? '');
    return isFree && index !== amount && isDirections(fold((headings[index] ?? '').slice(0, LONGEST_HEADING)), cells);
  });
  return uses.map((use, index) => (index === at ? 'direction' : use === 'direction' ? 'skip' : use));
}

/** What the columns of a file without headings seem to be by what is in them: the first with days, the first with amounts, and words. */
export function usesByContent(rows: readonly (readonly string[])[]): StatementUse[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const uses: StatementUse[] = Array.from({ length: width }, () => 'details');
  const cells = (index: number) => rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
  const first = (holds: (cell: string) => boolean) =>
    uses.findIndex((use, index) => use === 'details' && cells(index).length > 0 && cells(index).every(holds));
  const day = first((cell) => readDay(cell) !== null || readDay(cell, 'monthFirst') !== null);
  if (day >= 0) uses[day] = 'day';
  const amount = first((cell) => isNumber(cell) && /[.,]\d\d?(?!\d)/.test(cell));
  if (amount >= 0) uses[amount] = 'amount';
  const balance = first((cell) => isNumber(cell) && /[.,]\d\d?(?!\d)/.test(cell));
  if (balance >= 0) uses[balance] = 'balance';
  return uses.map((use, index) => (use === 'details' && cells(index).every(isNumber) ? 'skip' : use));
}

const isNumber = (cell: string): boolean => readAmount(cell) !== null || readAmount(cell, ',') !== null;
