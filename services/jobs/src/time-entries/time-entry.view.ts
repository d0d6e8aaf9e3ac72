import type { Approval, TimeEntry } from '@dwang/contracts';
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
  billedSeconds: number | string | null;
  notes: string;
  hourlyRateCents: number | string;
  amountCents: number | string;
  invoiceId: number | string | null;
  approval: Approval;
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
  billedSeconds: Number(raw.billedSeconds ?? raw.duration),
  notes: raw.notes,
  hourlyRate: centsToDecimal(Number(raw.hourlyRateCents)),
  amount: centsToDecimal(Number(raw.amountCents)),
  billed: raw.invoiceId !== null,
  invoiceId: raw.invoiceId === null ? null : Number(raw.invoiceId),
  approval: raw.approval,
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});
