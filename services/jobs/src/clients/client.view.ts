import type { Client } from '@dwang/contracts';
import { readInstant } from '@dwang/platform';

/** A client as the list's SQL gives it: numbers may be text on MySQL, instants text on SQLite. */
export interface RawClient {
  id: number;
  uid: string;
  userId: number | string;
  name: string;
  contact: string;
  email: string;
  phone: string;
  address: string;
  notes: string;
  sortName: string;
  activeProjects: number | string;
  createdAt: string | Date;
  version: number | string;
}

export const toClient = (raw: RawClient): Client => ({
  id: raw.id,
  uid: raw.uid,
  userId: Number(raw.userId),
  name: raw.name,
  contact: raw.contact,
  email: raw.email,
  phone: raw.phone,
  address: raw.address,
  notes: raw.notes,
  activeProjects: Number(raw.activeProjects),
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});
