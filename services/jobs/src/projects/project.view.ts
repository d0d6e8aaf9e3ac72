import type { Project, ProjectStatus } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { readInstant } from '@dwang/platform';

/** A project with its hours, as the list's SQL gives it. */
export interface RawProject {
  id: number;
  uid: string;
  userId: number | string;
  name: string;
  clientId: number | null;
  clientName: string | null;
  location: string;
  hourlyRateCents: number | string;
  startDate: string | null;
  endDate: string | null;
  progress: number | string;
  description: string;
  status: ProjectStatus;
  generalOf: number | string | null;
  sortName: string;
  totalSeconds: number | string | null;
  unbilledSeconds: number | string | null;
  unbilledCents: number | string | null;
  lastActivityAt: string | Date;
  createdAt: string | Date;
  version: number | string;
}

export const toProject = (raw: RawProject): Project => ({
  id: raw.id,
  uid: raw.uid,
  userId: Number(raw.userId),
  name: raw.name,
  clientId: raw.clientId,
  clientName: raw.clientName,
  location: raw.location,
  hourlyRate: centsToDecimal(Number(raw.hourlyRateCents)),
  startDate: raw.startDate,
  endDate: raw.endDate,
  progress: Number(raw.progress),
  description: raw.description,
  status: raw.status,
  isGeneral: raw.generalOf !== null,
  totalSeconds: Number(raw.totalSeconds ?? 0),
  unbilledSeconds: Number(raw.unbilledSeconds ?? 0),
  unbilledAmount: centsToDecimal(Number(raw.unbilledCents ?? 0)),
  lastActivityAt: readInstant(raw.lastActivityAt).toISOString(),
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});
