import type { TimeEntry, TimeEntryTotals } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { readInstant } from '@dwang/platform';

/** An entry with the names around it, as the list's SQL gives it. */
export interface RawTimeEntry {
  id: number;
  uid: string;
  userId: number | string;
  projectId: number;
  projectName: string;
  clientName: string | null;
  startTime: string | Date;
  endTime: string | Date;
  duration: number | string;
  notes: string;
  hourlyRateCents: number | string;
  amountCents: number | string;
  invoiceId: number | string | null;
  createdAt: string | Date;
  version: number | string;
}

export const toTimeEntry = (raw: RawTimeEntry, userNames: ReadonlyMap<number, string>): TimeEntry => ({
  id: raw.id,
  uid: raw.uid,
  userId: Number(raw.userId),
  userName: userNames.get(Number(raw.userId)) ?? '',
  projectId: raw.projectId,
  projectName: raw.projectName,
  clientName: raw.clientName,
  startTime: readInstant(raw.startTime).toISOString(),
  endTime: readInstant(raw.endTime).toISOString(),
  duration: Number(raw.duration),
  notes: raw.notes,
  hourlyRate: centsToDecimal(Number(raw.hourlyRateCents)),
  amount: centsToDecimal(Number(raw.amountCents)),
  billed: raw.invoiceId !== null,
  invoiceId: raw.invoiceId === null ? null : Number(raw.invoiceId),
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});

/** Sums as SQL gives them: null over no rows, text on MySQL. */
export interface RawTotals {
  count: number | string | null;
  seconds: number | string | null;
  cents: number | string | null;
}

export const toTotals = ({ count, seconds, cents }: RawTotals): TimeEntryTotals => ({
  count: Number(count ?? 0),
  seconds: Number(seconds ?? 0),
  amount: centsToDecimal(Number(cents ?? 0)),
});
