import type { Steps } from '../steps';
import type { Direction } from './direction';
import { type DecimalSign, decimalSignOf, readAmount } from './read-amount';
import { aheadReason, readDay } from './read-day';
import { type Statement, type StatementChoices, StatementError, type StatementFault, type StatementLine } from './statement-line';
import { agreed } from './statement-money';
import { MOST_ROWS, tooMany } from './statement-table';

/** Whether the text looks like OFX or QFX of any version. */
export const isOfx = (text: string): boolean =>
  /^\s*(OFXHEADER\s*:|<\?xml[^>]*\?>\s*(<\?OFX|<OFX>)|<\?OFX|<OFX>)/i.test(text.slice(0, 1000));

/** Kinds of transactions that only ever come in or go out; of all others the sign alone says it. Source: OFX 2.2, section 11.4.4. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ...{ CREDIT: 'in', DEP: 'in', DIRECTDEP: 'in', DIV: 'in' },
  ...{ DEBIT: 'out', DIRECTDEBIT: 'out', CHECK: 'out', CASH: 'out', FEE: 'out', SRVCHG: 'out' },
};

interface Entry {
  line: number;
  account: string;
  values: Map<string, string>;
}

/**
 * A statement in OFX 1 (SGML, where values have no end mark) or 2 (XML). Days are those that the bank wrote, whatever zone stands behind.
 * Source: OFX specification 1.6 and 2.2, section 11.4.4 (STMTTRN).
 */
export function* readOfx(text: string, choices: StatementChoices): Steps<Statement> {
  const entries = yield* entriesOf(text);
  if (entries.length === 0) throw new StatementError('The file holds no transactions');
  const decimal = yield* decimalSignOf(entries.map(({ values }) => values.get('TRNAMT') ?? ''));
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  for (const entry of entries) {
    const read = lineOf(entry, decimal, choices);
    if (typeof read === 'string') faults.push({ line: entry.line, reason: read });
    else lines.push(read);
    yield;
  }
  return { format: 'ofx', bank: null, columns: [], lines, faults, dayOrder: null, dayOrderBy: 'file' };
}

function* entriesOf(text: string): Steps<Entry[]> {
  const entries: Entry[] = [];
  let account = '';
  let open: Entry | null = null;
  for (const { name, isEnd, value, line } of marksOf(text)) {
    if (name === 'ACCTID' && !isEnd && !open) account = value;
    else if (name === 'STMTTRN' && !isEnd) open = { line, account, values: new Map() };
    else if (name === 'STMTTRN' && open) {
      if (entries.length === MOST_ROWS) throw tooMany();
      entries.push(open);
      open = null;
    } else if (open && !isEnd && value !== '' && !open.values.has(name)) open.values.set(name, value);
    yield;
  }
  if (open) throw new StatementError(`The file breaks off in the transaction that begins on line ${open.line}`);
  return entries;
}

/** Or why there is none. */
function lineOf({ values, line, account }: Entry, decimal: DecimalSign, { inOutBy, latest }: StatementChoices) {
  const get = (name: string) => values.get(name) ?? '';
  const [written, amount, type] = [get('DTPOSTED'), get('TRNAMT'), get('TRNTYPE').toUpperCase()];
  const day = readDay(written.slice(0, 8));
  if (day === null) return `“${written}” is no date.`;
  if (latest && day > latest) return aheadReason(written, day);
  const cents = readAmount(amount, decimal);
  if (cents === null) return amount ? `“${amount}” is no amount of money.` : 'The amount is missing.';
  const words = { payee: get('NAME'), particulars: '', code: '', reference: get('REFNUM'), details: get('MEMO') };
  return { line, day, ...agreed(cents, DIRECTIONS[type] ?? null, type, inOutBy), ...words, bankId: get('FITID'), account };
}

interface Mark {
  name: string;
  isEnd: boolean;
  value: string;
  line: number;
}

const [LF, CR] = [10, 13];
/** Of no value is more kept. */
const LONGEST_VALUE = 10_000;

function* marksOf(text: string): Generator<Mark> {
  let line = 1;
  let counted = 0;
  for (const found of text.matchAll(/<(\/?)([A-Za-z0-9._]+)>([^<]*)/g)) {
    for (; counted < found.index; counted += 1) {
      const sign = text.charCodeAt(counted);
      if (sign === LF || (sign === CR && text.charCodeAt(counted + 1) !== LF)) line += 1;
    }
    const [, slash, name = '', value = ''] = found;
    yield { name: name.toUpperCase(), isEnd: slash === '/', value: plainOf(value.slice(0, LONGEST_VALUE)), line };
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const plainOf = (text: string): string =>
  text.replace(/&(#\d{1,6}|[a-z]+);/g, (whole, name: string) => entityOf(name) ?? whole).trim();

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name];
  const code = Number(name.slice(1));
  return code >= 32 && code <= 0xffff && (code < 0xd800 || code > 0xdfff) ? String.fromCharCode(code) : undefined;
}
