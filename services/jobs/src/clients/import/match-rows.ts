import type { ImportedLine } from '@dwang/contracts';
import { fold, mapSteps, oneLine, type Steps } from '@dwang/domain';
import type { ReadRow } from './read-rows';

/** What a client can say and a further contact of one cannot. */
const OF_CLIENT = {
  address: 'address',
  notes: 'notes',
  nzbn: 'NZBN',
  tradingName: 'trading name',
  website: 'website',
  peppolId: 'e-invoice address',
} as const;
/** What of that the client says. */
type ClientWords = Record<keyof typeof OF_CLIENT, string>;

/** A client that is there already. */
export interface KnownClient {
  id: number;
  key: string;
  sortName: string;
  name: string;
  email: string;
  phone: string;
  /** Its main contact and the others. */
  people: string[];
  words: ClientWords;
}

export interface MatchedRow {
  row: ReadRow;
  outcome: ImportedLine['outcome'];
  reason: string;
  /** Something that it says is not taken over. */
  isShortened?: boolean;
  /** Of a further contact: the client whose it is, known already or made by an earlier row. */
  of?: { clientId: number } | { line: number };
}

interface Company {
  of: { clientId: number } | { line: number };
  people: Set<string>;
  words: ClientWords;
}

/**
 * What becomes of each row. One with the name, e-mail and phone of a known client is matched, and each known client matches one row only,
 * so that real twins of a file stay two and the same file again adds none. A row of a company that an earlier row is, with another person,
 * is a further contact of it; what a contact has no place for is named, unless the client says the same. A row of a known name with other
 * details, or that says the same as an earlier row, is a twin, for a person to decide.
 */
export function* matchRows(rows: readonly ReadRow[], known: readonly KnownClient[]): Steps<MatchedRow[]> {
  const free = countBy(known, ({ key }) => key);
  const names = new Map(known.map((one) => [one.sortName, one]));
  const lines = new Map<string, number>();
  const nameLines = new Map<string, number>();
  const companies = new Map<string, Company>();
  const matched = (row: ReadRow): MatchedRow => {
    if (row.refusal !== null) return { row, outcome: 'refused', reason: row.refusal };
    const left = free.get(row.key) ?? 0;
    const other = names.get(row.sortName);
    if (left > 0) {
      free.set(row.key, left - 1);
      if (other)
        companies.set(row.sortName, { of: { clientId: other.id }, people: new Set(other.people.map(fold)), words: other.words });
      return { row, outcome: 'matched', reason: '' };
    }
    const person = fold(row.fields.contact);
    const company = companies.get(row.sortName);
    if (company && person !== '' && !company.people.has(person)) {
      company.people.add(person);
      return { row, outcome: 'contact', ...shortened(row, company.words), of: company.of };
    }
    if (other && company && person !== '' && other.people.some((one) => fold(one) === person))
      return { row, outcome: 'matched', reason: '' };
    const earlier = lines.get(row.key);
    if (earlier === undefined) lines.set(row.key, row.line);
    if (other && free.has(row.key))
      return { row, outcome: 'twin', reason: `The same as ${other.name}, which an earlier line is` };
    if (other) return { row, outcome: 'twin', reason: `Like ${describe(other)}, with other details` };
    if (earlier !== undefined) return { row, outcome: 'twin', reason: `The same as line ${earlier}` };
    const alike = nameLines.get(row.sortName);
    if (alike !== undefined) return { row, outcome: 'twin', reason: `Like line ${alike}, with other details` };
    nameLines.set(row.sortName, row.line);
    companies.set(row.sortName, { of: { line: row.line }, people: new Set(person === '' ? [] : [person]), words: row.fields });
    return { row, outcome: 'new', reason: '' };
  };
  return yield* mapSteps(rows, matched);
}

/** `A further contact of Kauri Ltd. This is not taken over: notes “Rings after 5”` */
function shortened({ fields }: ReadRow, words: ClientWords): Pick<MatchedRow, 'reason' | 'isShortened'> {
  const names = Object.keys(OF_CLIENT) as (keyof typeof OF_CLIENT)[];
  const lost = names.filter((name) => fields[name] !== '' && fold(fields[name]) !== fold(words[name]));
  const reason = `A further contact of ${fields.name}`;
  if (lost.length === 0) return { reason };
  const said = lost.map((name) => `${OF_CLIENT[name]} “${shortOf(fields[name])}”`).join(', ');
  return { reason: `${reason}. ${lost.length === 1 ? 'This is' : 'These are'} not taken over: ${said}`, isShortened: true };
}

const shortOf = (text: string): string => (text.length > 60 ? `${oneLine(text).slice(0, 60)}…` : oneLine(text));

const describe = ({ name, email, phone }: KnownClient): string => {
  const details = [email, phone].filter(Boolean).join(', ');
  return details ? `${name} (${details})` : name;
};

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
