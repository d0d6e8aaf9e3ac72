import type { Client, MergeClients } from '@dwang/contracts';

export type MergedField = keyof NonNullable<MergeClients['fields']>;
/** Of the client that stays, or of the one that goes. */
export type Side = 'into' | 'from';
export type Chosen = Record<MergedField, Side>;

export const FIELD_LABELS: Record<MergedField, string> = {
  name: 'Company name',
  contact: 'Contact person',
  contactRole: 'Role of the contact',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  nzbn: 'NZBN',
  tradingName: 'Trading name',
  website: 'Website',
  country: 'Country',
  peppolId: 'E-invoice address',
  paymentTerms: 'Payment terms',
  notes: 'Notes',
};
const FIELDS = Object.keys(FIELD_LABELS) as MergedField[];

export const differing = (into: Client, from: Client): MergedField[] => FIELDS.filter((field) => into[field] !== from[field]);

/** What the one that stays has, unless it has nothing. */
export const firstChoice = (into: Client, from: Client): Chosen =>
  Object.fromEntries(FIELDS.map((field) => [field, into[field] === '' && from[field] !== '' ? 'from' : 'into'])) as Chosen;

/** Only what is taken over from the one that goes. */
export const changesOf = (from: Client, chosen: Chosen): NonNullable<MergeClients['fields']> =>
  Object.fromEntries(FIELDS.filter((field) => chosen[field] === 'from').map((field) => [field, from[field]]));
