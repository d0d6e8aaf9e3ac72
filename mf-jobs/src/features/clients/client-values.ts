import type { Client, CreateClient, UpdateClient } from '@dwang/contracts';
import { type PeppolScheme, splitPeppolId } from '@dwang/domain';

/** What the client form holds. `uid` is born with the form, so that a repeated send makes one row. */
export interface ClientValues {
  uid?: string;
  name: string;
  contact: string;
  contactRole: string;
  email: string;
  phone: string;
  address: string;
  country: string;
  tradingName: string;
  website: string;
  nzbn: string;
  /** Where e-invoices go; '' is the NZBN. */
  peppolScheme: PeppolScheme | '';
  peppolNumber: string;
  /** '' for those of the company. */
  paymentTerms: string;
  notes: string;
}

export const newClientValues = (): ClientValues => ({
  uid: crypto.randomUUID(),
  name: '',
  contact: '',
  contactRole: '',
  email: '',
  phone: '',
  address: '',
  country: 'NZ',
  tradingName: '',
  website: '',
  nzbn: '',
  peppolScheme: '',
  peppolNumber: '',
  paymentTerms: '',
  notes: '',
});

type Fields = Omit<ClientValues, 'uid' | 'peppolScheme' | 'peppolNumber'> & { peppolId: string };

const NAMES = ['name', 'contact', 'contactRole', 'email', 'phone', 'address', 'country', 'tradingName', 'website'] as const;
const toFields = (values: Fields): Fields => {
  const { nzbn, peppolId, paymentTerms, notes } = values;
  const texts = Object.fromEntries(NAMES.map((name) => [name, values[name]])) as Pick<Fields, (typeof NAMES)[number]>;
  return { ...texts, nzbn, peppolId, paymentTerms, notes };
};

const peppolIdOf = ({ peppolScheme, peppolNumber }: ClientValues): string =>
  peppolScheme ? `${peppolScheme}:${peppolNumber.replace(/[\s-]/g, '')}` : '';

const fieldsOf = (values: ClientValues): Fields => toFields({ ...values, peppolId: peppolIdOf(values) });

export function valuesOfClient(client: Client): ClientValues {
  const { peppolId, ...fields } = toFields(client);
  const parts = splitPeppolId(peppolId);
  return { ...fields, peppolScheme: parts?.scheme ?? '', peppolNumber: parts?.number ?? '' };
}

/** The body of a new client; fields that a short form does not have stay away. */
export const toClientBody = (values: ClientValues): CreateClient => ({
  ...(values.uid ? { uid: values.uid } : {}),
  ...fieldsOf(values),
});

/** Only what differs from the row as last seen. */
export function toClientChanges(client: Client, values: ClientValues): UpdateClient {
  const before = toFields(client);
  const after = fieldsOf(values);
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof Fields] !== value));
}
