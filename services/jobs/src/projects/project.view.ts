import type { Project, ProjectLevel, ProjectStage, ProjectStatus, Region } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { readInstant } from '@dwang/platform';
import { placeFrom, placeText } from '../rows/place-columns';
import type { ProjectRow } from './project.entity';
import type { ProjectSums } from './project-hours';

/** An estimate of hours has two decimals. */
const SECONDS_IN_HUNDREDTH = 36;

/** `"12.50"` hours → 45000 seconds. */
export const estimateSeconds = (hours: string): number => parseCents(hours) * SECONDS_IN_HUNDREDTH;

/** The details of a project of whose change its history tells, by their names in the API. */
export const toldOf = (row: ProjectRow) => ({
  name: row.name,
  location: row.location,
  place: placeText(row),
  hourlyRate: centsToDecimal(row.hourlyRateCents),
  startDate: row.startDate,
  endDate: row.endDate,
  progress: row.progress,
  description: row.description,
  stage: row.stage,
  estimateAmount: row.estimateCents === null ? null : centsToDecimal(row.estimateCents),
  estimateHours: row.estimateSeconds === null ? null : centsToDecimal(row.estimateSeconds / SECONDS_IN_HUNDREDTH),
  region: row.region,
});

/** A project as the list's SQL gives it, with the sums of its time. */
export interface RawProject extends ProjectSums {
  id: number;
  uid: string;
  userId: number | string;
  name: string;
  clientId: number | null;
  clientName: string | null;
  siteId: number | string | null;
  siteName: string | null;
  location: string;
  latMicro: number | string | null;
  lngMicro: number | string | null;
  siteLatMicro: number | string | null;
  siteLngMicro: number | string | null;
  hourlyRateCents: number | string;
  startDate: string | null;
  endDate: string | null;
  progress: number | string;
  description: string;
  status: ProjectStatus;
  stage: ProjectStage;
  stageOrder: number | string;
  estimateCents: number | string | null;
  estimateSeconds: number | string | null;
  region: Region | null;
  generalOf: number | string | null;
  sortName: string;
  endOrder: string;
  clientOrder: string;
  /** Only in the order by unbilled money. */
  orderCents?: number | string | null;
  /** Of the asker. */
  access: ProjectLevel;
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
  siteId: raw.siteId === null ? null : Number(raw.siteId),
  siteName: raw.siteName,
  location: raw.location,
  place: placeFrom(raw),
  sitePlace: placeFrom({ latMicro: raw.siteLatMicro, lngMicro: raw.siteLngMicro }),
  hourlyRate: centsToDecimal(Number(raw.hourlyRateCents)),
  startDate: raw.startDate,
  endDate: raw.endDate,
  progress: Number(raw.progress),
  description: raw.description,
  status: raw.status,
  stage: raw.stage,
  stageOrder: Number(raw.stageOrder),
  estimateAmount: raw.estimateCents === null ? null : centsToDecimal(Number(raw.estimateCents)),
  estimateHours: raw.estimateSeconds === null ? null : centsToDecimal(Number(raw.estimateSeconds) / SECONDS_IN_HUNDREDTH),
  region: raw.region,
  access: raw.access,
  isGeneral: raw.generalOf !== null,
  totalSeconds: Number(raw.totalSeconds ?? 0),
  actualAmount: centsToDecimal(Number(raw.actualCents ?? 0)),
  unbilledSeconds: Number(raw.unbilledSeconds ?? 0),
  unbilledAmount: centsToDecimal(Number(raw.unbilledCents ?? 0)),
  lastActivityAt: readInstant(raw.lastActivityAt).toISOString(),
  createdAt: readInstant(raw.createdAt).toISOString(),
  version: Number(raw.version),
});
