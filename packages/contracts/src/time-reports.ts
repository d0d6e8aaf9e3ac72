import { z } from 'zod';
import { CalendarDay, Email, Id, PriceOut, RequiredLine } from './primitives';
import { MAX_DAYS, TimeEntryListQuery, TimeEntryTotals } from './time-entries';

/** Longest span of a wage and time record: six years, with both ends and their leap days. Source: Employment Relations Act 2000, s 130. */
export const MAX_RECORD_DAYS = 6 * 365 + 3;

interface Days {
  from: string;
  to: string;
}

const withinDays =
  (most: number) =>
  ({ from, to }: Days, context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void }): void => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
    if (days < 1) refuse('The last day must not be before the first');
    else if (days > most) refuse(`Please ask for at most ${most} days`);
  };

const days = { from: CalendarDay, to: CalendarDay };

/** Hours and earnings of the days `from` to `to` by job, by week (the company's) or by person. */
export const TimeSumsQuery = z
  .strictObject({ by: z.enum(['project', 'week', 'person']), ...days, projectId: Id.optional(), userId: Id.optional() })
  .superRefine(withinDays(MAX_DAYS));

/** `key` is the number of the job or person, or the first day of the week; those with most hours first, weeks in their order. */
export const TimeSums = z
  .object({
    items: z.array(z.object({ key: z.string(), name: z.string(), seconds: z.number().int(), amount: PriceOut })),
    totals: TimeEntryTotals,
  })
  .meta({ id: 'TimeSums' });

/** One person's days, the caller's own when `userId` is left out. */
export const TimeHintsQuery = z.strictObject({ ...days, userId: Id.optional() }).superRefine(withinDays(42));

/** What is worth a look: time that two entries share, a hole between two entries of a working day, a day of more than 12 hours. */
export const TimeHint = z.object({
  kind: z.enum(['overlap', 'gap', 'long_day']),
  day: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** Shared, missing or worked seconds. */
  seconds: z.number().int(),
  /** The entry to open first. */
  entryId: z.number().int(),
});
export const TimeHints = z.object({ items: z.array(TimeHint) }).meta({ id: 'TimeHints' });

/** The filters of the list; one row for each entry that matches, the oldest first. */
export const TimeExportQuery = TimeEntryListQuery.omit({ limit: true, cursor: true, sort: true }).extend({
  format: z.literal('csv').default('csv'),
});

/** Six years at most; everybody for the owner, one's own for the others. */
export const WageRecordQuery = z.strictObject({ ...days, userId: Id.optional() }).superRefine(withinDays(MAX_RECORD_DAYS));

/** To whom a timesheet goes, and what it is called: `Timesheet-November-2026`. The body is its PDF. */
export const EmailTimesheetQuery = z.strictObject({ to: Email, name: RequiredLine(80, 'Please name the file') });
/** Not sent where this installation has no mail server. */
export const EmailedTimesheet = z.object({ sent: z.boolean() }).meta({ id: 'EmailedTimesheet' });

export type EmailedTimesheet = z.infer<typeof EmailedTimesheet>;
export type TimeSumsQuery = z.input<typeof TimeSumsQuery>;
export type TimeSums = z.infer<typeof TimeSums>;
export type TimeHintsQuery = z.input<typeof TimeHintsQuery>;
export type TimeHint = z.infer<typeof TimeHint>;
export type TimeHints = z.infer<typeof TimeHints>;
