import { searchText } from '@dwang/platform';
import type { ClientRow } from './client.entity';
import { emailKeyOf, phoneKeyOf } from './client-keys';

/** What is worked out from the fields that a person typed: order, search, and the keys of duplicates. */
export const foldedFrom = ({ name, contact, email, phone }: Pick<ClientRow, 'name' | 'contact' | 'email' | 'phone'>) => ({
  sortName: searchText([name], 400),
  searchText: searchText([name, contact, email]),
  emailKey: emailKeyOf(email),
  phoneKey: phoneKeyOf(phone),
});

/** What a client that was just entered has besides its fields. */
export const newClientStamps = (now: Date) => ({
  outstandingCents: 0,
  activeJobs: 0,
  takesLetters: true,
  archivedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});
