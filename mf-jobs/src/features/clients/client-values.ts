import type { Client, CreateClient, UpdateClient } from '@dwang/contracts';

/** What the client form holds. `uid` is born with the form, so that a repeated send makes one row. */
export interface ClientValues {
  uid?: string;
  name: string;
  contact: string;
  contactRole: string;
  email: string;
  phone: string;
  address: string;
  nzbn: string;
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
  nzbn: '',
  notes: '',
});

const toFields = ({ name, contact, contactRole, email, phone, address, nzbn, notes }: ClientValues | Client) => ({
  name,
  contact,
  contactRole,
  email,
  phone,
  address,
  nzbn,
  notes,
});

export const valuesOfClient = (client: Client): ClientValues => toFields(client);

/** The body of a new client; fields that a short form does not have stay away. */
export const toClientBody = (values: ClientValues): CreateClient => ({
  ...(values.uid ? { uid: values.uid } : {}),
  ...toFields(values),
});

/** Only what differs from the row as last seen. */
export function toClientChanges(client: Client, values: ClientValues): UpdateClient {
  const before = toFields(client);
  const after = toFields(values);
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name as keyof typeof before] !== value));
}
