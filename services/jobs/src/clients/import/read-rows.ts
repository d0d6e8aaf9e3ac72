import { CreateClient, type ImportColumn } from '@dwang/contracts';
import type { TableRow } from '@dwang/domain';
import type { z } from 'zod';
import { foldedFrom } from '../client-row';

type ClientFields = Omit<z.output<typeof CreateClient>, 'uid'>;

/** A row of the file: what it says, or why it cannot be read. */
export interface ReadRow {
  line: number;
  fields: ClientFields;
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
  notes: 'Notes',
};

/** Of several columns with one use the cells are put under each other. */
export function readRows(rows: readonly TableRow[], columns: readonly ImportColumn[]): ReadRow[] {
  return rows.map(({ line, cells, fault }) => {
    const said: Record<string, string> = {};
    columns.forEach((use, index) => {
      const cell = cells[index] ?? '';
      if (use !== 'skip' && cell !== '') said[use] = said[use] === undefined ? cell : `${said[use]}${between(use)}${cell}`;
    });
    const result = CreateClient.safeParse({ ...said, name: said.name ?? '' });
    const { uid: _, ...fields } = result.success ? result.data : { ...EMPTY, name: said.name ?? '', email: said.email ?? '' };
    const { sortName, emailKey, phoneKey } = foldedFrom(fields);
    const issue = result.error?.issues[0];
    const refusal = fault ?? (issue ? `${LABELS[String(issue.path[0])] ?? 'Row'}: ${issue.message}` : null);
    return { line, fields, sortName, key: keyOf(sortName, emailKey, phoneKey), refusal };
  });
}

export const keyOf = (sortName: string, emailKey: string, phoneKey: string): string =>
  JSON.stringify([sortName, emailKey, phoneKey]);

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
const between = (use: ImportColumn): string => (use === 'address' || use === 'notes' ? '\n' : ' ');
