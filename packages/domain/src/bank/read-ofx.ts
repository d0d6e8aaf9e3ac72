import { readAmount, readDay } from './read-cells';
import { type Statement, StatementError, type StatementFault, type StatementLine } from './statement-line';

/** Whether the text looks like OFX or QFX of any version. */
export const isOfx = (text: string): boolean => /^\s*(OFXHEADER\s*:|<\?xml[^>]*\?>\s*(<\?OFX|<OFX>)|<\?OFX|<OFX>)/i.test(text);

/**
 * A statement in OFX 1 (SGML, where values have no end mark) or 2 (XML). Days are those that the bank wrote, whatever zone stands behind.
 * Source: OFX specification 1.6 and 2.2, section 11.4.4 (STMTTRN).
 */
export function readOfx(text: string): Statement {
  const lines: StatementLine[] = [];
  const faults: StatementFault[] = [];
  let account = '';
  let values: Map<string, string> | null = null;
  let begins = 1;
  for (const { name, isEnd, value, line } of marksOf(text)) {
    if (name === 'ACCTID' && !isEnd && !values) account = value;
    else if (name === 'STMTTRN' && !isEnd) {
      values = new Map();
      begins = line;
    } else if (name === 'STMTTRN' && values) {
      read(values, begins, account, lines, faults);
      values = null;
    } else if (values && !isEnd && value !== '' && !values.has(name)) values.set(name, value);
  }
  if (values) throw new StatementError(`The file breaks off in the transaction that begins on line ${begins}`);
  if (lines.length + faults.length === 0) throw new StatementError('The file holds no transactions');
  return { format: 'ofx', bank: null, columns: [], lines, faults };
}

function read(
  values: ReadonlyMap<string, string>,
  line: number,
  account: string,
  lines: StatementLine[],
  faults: StatementFault[],
): void {
  const get = (name: string) => values.get(name) ?? '';
  const [written, amount] = [get('DTPOSTED'), get('TRNAMT')];
  const day = readDay(written.slice(0, 8));
  const cents = readAmount(amount);
  if (day === null) faults.push({ line, reason: `“${written}” is no date.` });
  else if (cents === null)
    faults.push({ line, reason: amount ? `“${amount}” is no amount of money.` : 'The amount is missing.' });
  else {
    const words = { payee: get('NAME'), particulars: '', code: '', reference: get('REFNUM'), details: get('MEMO') };
    lines.push({ line, day, cents, ...words, bankId: get('FITID'), account });
  }
}

interface Mark {
  name: string;
  isEnd: boolean;
  value: string;
  line: number;
}

function* marksOf(text: string): Generator<Mark> {
  let line = 1;
  let counted = 0;
  for (const found of text.matchAll(/<(\/?)([A-Za-z0-9._]+)>([^<]*)/g)) {
    line += (text.slice(counted, found.index).match(/\r\n|\r|\n/g) ?? []).length;
    counted = found.index;
    const [, slash, name = '', value = ''] = found;
    yield { name: name.toUpperCase(), isEnd: slash === '/', value: plainOf(value), line };
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
