import { mapSteps, type Steps } from '../steps';
import { directionsByBalance } from './balance-direction';
import { type Direction, directionOf, kindDirection } from './direction';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount';
import type { Cells, StatementChoices, StatementLine } from './statement-line';

type InOutBy = StatementChoices['inOutBy'];
export type LineMoney = Pick<StatementLine, 'cents' | 'doubt'>;

export const MONEY = ['amount', 'credit', 'debit'] as const;

interface MoneyChoices extends Pick<StatementChoices, 'inOutBy'> {
  /** Whether amounts without a sign surely came in, as in the layout of a bank that is known to write the others with one. */
  isSigned: boolean;
  dayOf: (cell: string) => string | null;
}

/** Reads the money of each row in the way in which all rows of the file write it; answers with a sentence where there is none. */
export function* moneyReader(
  rows: readonly Cells[],
  { inOutBy, dayOf, isSigned: isKnown }: MoneyChoices,
): Steps<(cells: Cells) => LineMoney | string> {
  const written = (yield* mapSteps(rows, (cells) => MONEY.map((use) => cells(use)))).flat().filter((cell) => cell !== '');
  const decimal = yield* decimalSignOf(written);
  const centsOf = (cell: string) => readAmount(cell, decimal) ?? 0;
  let [isDebitSigned, isSigned, isSaid, areKinds] = [true, false, false, false];
  for (const cells of rows) {
    isDebitSigned &&= centsOf(cells('debit')) <= 0;
    isSigned ||= directionOf(cells('direction')) === 'out' && centsOf(cells('amount')) < 0;
    isSaid ||= cells('direction') !== '';
    const kind = kindDirection(cells('type'));
    areKinds ||= !isKnown && (kind === 'out' || kind === 'either');
    yield;
  }
  const byBalance = yield* directionsByBalance(rows, (cell) => readAmount(cell, decimal), dayOf);
  return (cells) => {
    if (cells('amount') === '') return ofColumns(cells, decimal, isDebitSigned);
    const cents = readAmount(cells('amount'), decimal);
    if (cents === null) return refused(cells('amount'));
    if (isSaid && !isSigned && cells('direction') === '' && cents > 0)
      return 'It does not say whether the money came in or went out.';
    if (byBalance && (byBalance.areUnsigned || areKinds)) {
      return ofUnsigned(cents, byBalance.told.get(cells) ?? null, isKnown ? '' : cells('type'), inOutBy);
    }
    return ofDirection(cents, cells('direction'), isSigned, inOutBy);
  };
}

const refused = (text: string): string => (text === '' ? 'The amount is missing.' : `“${text}” is no amount of money.`);

/**
 * A negative amount in either column reverses it, as for a dishonoured payment; but where all that went out is negative, the sign says
 * nothing more.
 */
function ofColumns(cells: Cells, decimal: DecimalSign, isDebitSigned: boolean): LineMoney | string {
  const [credit, debit] = [cells('credit'), cells('debit')];
  if (credit === '' && debit === '') return refused('');
  const [came, went] = [credit, debit].map((text) => (text === '' ? 0 : readAmount(text, decimal)));
  if (came === null || came === undefined) return refused(credit);
  if (went === null || went === undefined) return refused(debit);
  if (came !== 0 && went !== 0) return 'There is an amount that came in and another one that went out.';
  return { cents: came - (isDebitSigned ? Math.abs(went) : went), doubt: '' };
}

function ofDirection(cents: number, text: string, isSigned: boolean, inOutBy: InOutBy): LineMoney | string {
  const direction = directionOf(text);
  if (text !== '' && !direction) return `“${text}” does not say whether the money came in or went out.`;
  if (direction === 'out' && !isSigned) return { cents: -Math.abs(cents) || 0, doubt: '' };
  return agreed(cents, direction, text, inOutBy);
}

/** An amount without a sign, which went by the balances, or else by what the bank calls it. */
function ofUnsigned(cents: number, balance: Direction | null, type: string, inOutBy: InOutBy): LineMoney {
  const kind = kindDirection(type);
  const named = kind === 'either' ? null : kind;
  const isAgreed = balance === null || named === null || balance === named;
  const direction = isAgreed ? (balance ?? named) : null;
  if (direction === 'out') return { cents: -cents || 0, doubt: '' };
  if (direction === 'in' || cents === 0 || inOutBy === 'sign') return { cents, doubt: '' };
  if (!isAgreed)
    return {
      cents,
      doubt: `The bank calls it ${type}, but the balances say that it ${balance === 'in' ? 'came in' : 'went out'}.`,
    };
  const silent = type === '' ? 'the balances do not tell' : `“${type}” does not tell`;
  return { cents, doubt: `The amount has no sign, and ${silent} which way it went.` };
}

/** An amount with what the bank calls its line, which must not contradict one another. */
export function agreed(cents: number, direction: Direction | null, name: string, inOutBy: InOutBy): LineMoney {
  const isAgreed = direction === null || cents === 0 || cents > 0 === (direction === 'in');
  if (isAgreed || inOutBy === 'sign') return { cents, doubt: '' };
  if (inOutBy === 'type') return { cents: -cents, doubt: '' };
  return { cents, doubt: `The bank calls it ${name}, but the amount is ${cents < 0 ? 'negative' : 'not negative'}.` };
}
