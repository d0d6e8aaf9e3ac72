import type { Client } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { readInstant } from '@dwang/platform';

type Whole = number | string;

/** A client as the list's SQL gives it: numbers may be text on MySQL, instants text on SQLite. */
export interface RawClient {
  id: number;
  uid: string;
  userId: Whole;
  name: string;
  contact: string;
  contactRole: string;
  email: string;
  phone: string;
  address: string;
  nzbn: string;
  tradingName: string;
  website: string;
  country: string;
  peppolId: string;
  paymentTerms: string;
  notes: string;
  sortName: string;
  emailKey: string;
  phoneKey: string;
  outstandingCents: Whole;
  takesLetters: Whole | boolean;
  archivedAt: string | Date | null;
  activeJobs: Whole;
  createdAt: string | Date;
  version: Whole;
}

export const toClient = (raw: RawClient): Client => ({
  id: raw.id,
  uid: raw.uid,
  userId: Number(raw.userId),
  name: raw.name,
  contact: raw.contact,
  contactRole: raw.contactRole,
  email: raw.email,
  phone: raw.phone,
  address: raw.address,
  nzbn: raw.nzbn,
  tradingName: raw.tradingName,
  website: raw.website,
  country: raw.country,
  peppolId: raw.peppolId,
  paymentTerms: raw.paymentTerms,
  notes: raw.notes,
  activeProjects: Number(raw.activeJobs),
  outstanding: centsToDecimal(Number(raw.outstandingCents)),
  takesLetters: Number(raw.takesLetters) === 1,
  archivedAt: raw.archivedAt === null ? null : readInstant(raw.archivedAt).toISOString(),
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});
