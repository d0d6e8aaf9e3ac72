import { checkSpan, ErrorCode, type FieldError } from '@dwang/contracts';
import { dayOf, isWorkTooFarAhead, LONG_ENTRY_SECONDS } from '@dwang/domain';
import { Invalid } from '@dwang/platform';

/** Start, end and worked seconds of an entry. */
export interface EntrySpan {
  startTime: Date;
  endTime: Date;
  duration: number;
}

interface TypedSpan {
  startTime: string;
  endTime?: string | undefined;
  duration?: number | undefined;
}

const secondsBetween = (start: Date, end: Date): number => Math.round((end.getTime() - start.getTime()) / 1000);

/** A new entry's span: the missing one of end and duration is worked out. The contract has checked that they fit. */
export function completeSpan({ startTime, endTime, duration }: TypedSpan): EntrySpan {
  const start = new Date(startTime);
  const end = endTime === undefined ? new Date(start.getTime() + (duration ?? 0) * 1000) : new Date(endTime);
  return { startTime: start, endTime: end, duration: duration ?? secondsBetween(start, end) };
}

/**
 * An entry's span after a change. What the change does not name keeps its value to the millisecond; only the duration of an entry
 * without breaks follows its start and end. Throws `Invalid` on the field that no longer fits.
 */
export function changeSpan(stored: EntrySpan, change: Partial<TypedSpan>): EntrySpan {
  const startTime = change.startTime === undefined ? stored.startTime : new Date(change.startTime);
  const endTime = change.endTime === undefined ? stored.endTime : new Date(change.endTime);
  const hadNoBreaks = stored.duration === secondsBetween(stored.startTime, stored.endTime);
  const isMoved = change.startTime !== undefined || change.endTime !== undefined;
  const duration = change.duration ?? (hadNoBreaks && isMoved ? secondsBetween(startTime, endTime) : stored.duration);
  const span = { startTime, endTime, duration };
  refuseMisfit(span);
  return span;
}

function refuseMisfit({ startTime, endTime, duration }: EntrySpan): void {
  const errors: FieldError[] = [];
  const addIssue = ({ path, message }: { path: string[]; message: string }) => errors.push({ field: path.join('.'), message });
  checkSpan({ startTime: startTime.toISOString(), endTime: endTime.toISOString(), duration }, { addIssue });
  if (errors.length > 0) throw new Invalid(errors);
}

/**
 * Throws `Invalid` on the start of work that is to begin after tomorrow, and on the end of what goes on for more than a day after that: a
 * device's clock, a month or a year is wrong.
 */
export function refuseWorkAhead({ startTime, endTime }: EntrySpan, timeZone: string): void {
  const today = dayOf(Date.now(), timeZone);
  const refuse = (field: 'startTime' | 'endTime', instant: number) => {
    const day = dayOf(instant, timeZone);
    if (isWorkTooFarAhead(day, today))
      throw new Invalid(field, `Please check the date: ${day} is more than a day ahead of today, ${today}`);
  };
  refuse('startTime', startTime.getTime());
  refuse('endTime', endTime.getTime() - LONG_ENTRY_SECONDS * 1000);
}

/** Throws `Invalid` on the duration when it is above 24 hours and the person did not say that it is meant. */
export function refuseUnconfirmedLong(duration: number, isConfirmed: boolean | undefined): void {
  if (duration <= LONG_ENTRY_SECONDS || isConfirmed) return;
  throw new Invalid('duration', 'This is more than 24 hours. Please confirm that it is one entry.', ErrorCode.longEntry);
}
