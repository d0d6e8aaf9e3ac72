import type { CreateSiteDays, SiteDay, UpdateSiteDay, Work } from '@dwang/contracts';
import { JobType, Trade } from '@dwang/contracts';
import { WORKS } from '@dwang/domain/weather';

/** What stands in the form. */
export interface SiteDayValues {
  /** Born with the form; each booked day has one of its own that goes with it. */
  uid?: string;
  projectId: number;
  projectName: string;
  /** 0: nobody yet. */
  userId: number;
  day: string | null;
  /** The last of several days. */
  until: string | null;
  skipsFreeDays: boolean;
  startTime: string;
  endTime: string;
  work: Work;
  note: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The works by whose limits the weather is judged. */
export const WORK_OPTIONS: { value: Work; label: string }[] = [...Trade.options, ...JobType.options].map((value) => ({
  value,
  label: capital(WORKS[value].label),
}));

export const valuesOf = (day: SiteDay): SiteDayValues => ({
  projectId: day.projectId,
  projectName: day.projectName,
  userId: day.userId ?? 0,
  day: day.day,
  until: null,
  skipsFreeDays: true,
  startTime: day.startTime ?? '',
  endTime: day.endTime ?? '',
  work: day.work,
  note: day.note,
});

const fieldsOf = ({ projectId, userId, startTime, endTime, work, note }: SiteDayValues) => ({
  projectId,
  userId: userId || null,
  startTime: startTime || null,
  endTime: endTime || null,
  work,
  note: note.trim(),
});

/** Each day under a uid of its own, made of the form's, so that pressing Save twice books it once. */
export const toCreate = (values: SiteDayValues, days: readonly { uid: string; day: string }[]): CreateSiteDays => ({
  ...fieldsOf(values),
  days: [...days],
});

/** Only what is different. */
export function toChange(day: SiteDay, values: SiteDayValues): UpdateSiteDay {
  const next = { ...fieldsOf(values), day: values.day ?? day.day };
  const changed = Object.entries(next).filter(([name, value]) => value !== day[name as keyof SiteDay]);
  return Object.fromEntries(changed);
}
