import { CreateClient, type ImportColumn } from '@dwang/contracts';
import { COUNTRY_CODES, countryName, fold, mapSteps, type Steps, type TableRow } from '@dwang/domain';
import type { z } from 'zod';
import { foldedFrom } from '../client-row';

type ClientFields = Omit<z.output<typeof CreateClient>, 'uid'>;

/** A row of the file: what it says, or why it cannot be read. */
export interface ReadRow {
  line: number;
  fields: ClientFields;
  /** Where work is done, when that is not where letters go; otherwise ''. */
  siteAddress: string;
  /** Name, e-mail and phone, folded: by which a client is known again. */
  key: string;
  sortName: string;
  refusal: string | null;
}

const LABELS: Record<string, string> = {
  name: 'Company name',
  contact: 'Contact person',
  contactRole: 'Role',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  nzbn: 'NZBN',
  tradingName: 'Trading name',
  website: 'Website',
  peppolId: 'E-invoice address',
  notes: 'Notes',
};
const LINES: ReadonlySet<ImportColumn> = new Set(['address', 'siteAddress', 'notes']);
/** Of these the first stands in its field and the others in the notes. */
const SEVERAL = { phone: 'Other phone', email: 'Other email' } as const;

type Said = Partial<Record<ImportColumn, string[]>>;

export function readRows(rows: readonly TableRow[], columns: readonly ImportColumn[]): Steps<ReadRow[]> {
  return mapSteps(rows, ({ line, cells, fault }) => {
    const said: Said = {};
    columns.forEach((use, index) => {
      const cell = cells[index] ?? '';
      if (use !== 'skip' && cell !== '') said[use] = [...(said[use] ?? []), cell];
    });
    const { siteAddress, ...input } = inputOf(said);
    const result = CreateClient.safeParse(input);
    const { uid: _, ...fields } = result.success ? result.data : { ...EMPTY, name: input.name, email: input.email ?? '' };
    const { sortName, emailKey, phoneKey } = foldedFrom(fields);
    const issue = result.error?.issues[0];
    const tooLong = siteAddress.length > 500 ? 'Site address: Must be at most 500 characters' : null;
    const refusal =
      fault ??
      phoneFault(said.phone) ??
      tooLong ??
      (issue ? `${LABELS[String(issue.path[0])] ?? 'Row'}: ${issue.message}` : null);
    return { line, fields, siteAddress, sortName, key: keyOf(sortName, emailKey, phoneKey), refusal };
  });
}

export const keyOf = (sortName: string, emailKey: string, phoneKey: string): string =>
  JSON.stringify([sortName, emailKey, phoneKey]);

function inputOf(said: Said) {
  const text = (use: ImportColumn) => (said[use] ?? []).join(LINES.has(use) ? '\n' : ' ');
  const { company, person } = namesOf(said, text);
  const others = (['phone', 'email'] as const).flatMap(
    (use) => said[use]?.slice(1).map((one) => `${SEVERAL[use]}: ${one}`) ?? [],
  );
  const country = countryOf(text('country'));
  const abroad = country === null ? [text('country')] : [];
  const [postal, site] = [text('address'), text('siteAddress')];
  return {
    name: company || person,
    contact: company ? person : '',
    contactRole: text('contactRole'),
    email: said.email?.[0] ?? '',
    phone: said.phone?.[0] ?? '',
    address: [postal || site, ...abroad].filter(Boolean).join('\n'),
    siteAddress: postal && site && fold(postal) !== fold(site) ? site : '',
    nzbn: text('nzbn'),
    tradingName: text('tradingName'),
    website: text('website'),
    peppolId: text('peppolId'),
    notes: [text('notes'), ...others].filter(Boolean).join('\n'),
    ...(country && { country }),
  };
}

/** A person without a company is a client too. MYOB has the last name of a person where a company has its name. */
function namesOf(said: Said, text: (use: ImportColumn) => string): { company: string; person: string } {
  const isPerson = said.firstName !== undefined;
  const last = isPerson ? text('lastName') || text('nameOrLast') : text('lastName');
  const full = [text('firstName'), last].filter(Boolean).join(' ');
  return { company: text('name') || (isPerson ? '' : text('nameOrLast')), person: full || text('contact') };
}

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...COUNTRY_CODES.flatMap((code) => [[fold(code), code] as const, [fold(countryName(code)), code] as const]),
  ['aotearoa', 'NZ'],
  ['nzl', 'NZ'],
  ['aus', 'AU'],
]);

/** '' where none is said, null where it is not known. */
const countryOf = (text: string): string | null => (text === '' ? '' : (COUNTRIES.get(fold(text)) ?? null));

/** A spreadsheet has made a number of it, and its last digits are gone. */
const phoneFault = (phones: readonly string[] | undefined): string | null => {
  const rounded = phones?.find((phone) => /^[+-]?\d(?:[.,]\d{1,20})?e\+?\d{1,3}$/i.test(phone));
  return rounded === undefined
    ? null
    : `Phone: A spreadsheet made ${rounded} of the number. Export the list again, or format the column as text.`;
};

const EMPTY: ClientFields & { uid?: string } = {
  name: '',
  contact: '',
  contactRole: '',
  email: '',
  phone: '',
  address: '',
  nzbn: '',
  tradingName: '',
  website: '',
  country: 'NZ',
  peppolId: '',
  paymentTerms: '',
  notes: '',
};
