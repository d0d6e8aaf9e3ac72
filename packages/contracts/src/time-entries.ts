import { z } from 'zod';
import { listQuery, page, QueryFlag, SearchText } from './lists';
import { CalendarDay, HourlyRate, Id, Instant, PriceOut, Text, Uid } from './primitives';

/** Longest duration of one entry: 31 days, so that even a forgotten timer can be saved and mended. Seconds. */
export const MAX_ENTRY_SECONDS = 31 * 24 * 3600;

const duration = z
  .number('Please enter a duration')
  .int('Please enter a duration in whole seconds')
  .min(1, 'Duration must be more than 0')
  .max(MAX_ENTRY_SECONDS, 'Duration must be at most 31 days');

const fields = {
  /** 0, 1-less and absent projects fall back to the company's "General" project. */
  projectId: z.union([z.literal(0), z.null(), Id]).transform((value) => (value === 0 ? null : value)),
  startTime: Instant,
  endTime: Instant,
  duration,
  notes: Text(2000),
  hourlyRate: HourlyRate,
};

/** Says that the person meant it: without it a duration above 24 hours is refused with code TIME.LONG_ENTRY. Not stored. */
const confirmLong = z.boolean().optional();

/** An entry kept by a browser carries these as well. They are the server's to say. */
const unread = { id: z.unknown().optional(), projectName: z.unknown().optional(), clientName: z.unknown().optional() };

/**
 * Needs `startTime` and one of `endTime` and `duration` (seconds); the missing one is worked out. With both, the duration may be
 * shorter than the span (breaks) but never longer. `hourlyRate` defaults to the project's, `notes` to `Work on {project}`, or `Time entry`
 * without one.
 */
export const CreateTimeEntry = z
  .object({
    uid: Uid.optional(),
    projectId: fields.projectId.default(null),
    startTime: fields.startTime,
    endTime: fields.endTime.optional(),
    duration: fields.duration.optional(),
    notes: fields.notes.optional(),
    hourlyRate: fields.hourlyRate.optional(),
    confirmLong,
    ...unread,
  })
  .superRefine((value, context) => checkSpan(value, context))
  .transform(({ id: _id, projectName: _project, clientName: _client, ...entry }) => entry)
  .meta({ id: 'CreateTimeEntry' });

export const UpdateTimeEntry = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional(), confirmLong })
  .meta({ id: 'UpdateTimeEntry' });

interface Span {
  startTime?: string | undefined;
  endTime?: string | undefined;
  duration?: number | undefined;
}

/** Adds an issue to the field at fault when start, end and duration do not fit together. Used on create, and by the server after an update is merged. */
export function checkSpan(
  value: Span,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (value.endTime === undefined && value.duration === undefined) refuse('duration', 'Please enter a duration or an end time');
  if (value.startTime === undefined || value.endTime === undefined) return;
  const seconds = Math.round((Date.parse(value.endTime) - Date.parse(value.startTime)) / 1000);
  if (seconds <= 0) refuse('endTime', 'End time must be after the start time');
  else if (seconds > MAX_ENTRY_SECONDS) refuse('endTime', 'An entry can span at most 31 days');
  else if (value.duration !== undefined && value.duration > seconds)
    refuse('duration', 'Duration is longer than the time between start and end');
}

/**
 * Where the week of an entry stands. `submitted` and `approved` lock its time on every path; `returned` is open again, with the owner's
 * reason.
 */
export const Approval = z.enum(['none', 'submitted', 'approved', 'returned']);

/** How many entries one request may change. */
export const MAX_BULK = 200;

/** Changes of many entries, all or none. A refused row is named by its place: `changes.3`. */
export const BulkTimeEntries = z
  .object({
    changes: z
      .array(UpdateTimeEntry.extend({ id: Id }))
      .min(1, 'Please choose at least one entry')
      .max(MAX_BULK),
  })
  .meta({ id: 'BulkTimeEntries' });

/** Entries to delete, all or none. A refused row is named by its place: `ids.3`. */
export const DeleteTimeEntries = z
  .object({ ids: z.array(Id).min(1, 'Please choose at least one entry').max(MAX_BULK) })
  .meta({ id: 'DeleteTimeEntries' });

export const BulkResult = z.object({ count: z.number().int() }).meta({ id: 'BulkResult' });

/** Another entry of the same person that shares time with this one. */
export const EntryOverlap = z.object({
  id: z.number().int(),
  projectName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
});

export const TimeEntry = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    userName: z.string(),
    projectId: z.number().int(),
    projectName: z.string(),
    clientName: z.string().nullable(),
    startTime: z.string(),
    endTime: z.string(),
    /** Seconds worked: from start to end without the breaks. */
    duration: z.number().int(),
    /** Seconds charged: `duration` by the company's rounding as it was when the duration was last set. */
    billedSeconds: z.number().int(),
    notes: z.string(),
    hourlyRate: PriceOut,
    /** billedSeconds / 3600 x hourlyRate, rounded half up to the cent. */
    amount: PriceOut,
    billed: z.boolean(),
    invoiceId: z.number().int().nullable(),
    approval: Approval,
    createdAt: z.string(),
    version: z.number().int(),
    /** Answered when an entry is made or changed; a warning, not a refusal. Entries that only touch do not overlap. At most 5. */
    overlaps: z.array(EntryOverlap).optional(),
  })
  .meta({ id: 'TimeEntry' });

/**
 * `from` and `to` are days in the company's time zone, both included: entries with time on them are listed whole, and the totals count
 * only their part within these days (split at local midnight).
 */
export const TimeEntryListQuery = listQuery(
  {
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
    projectId: Id.optional(),
    userId: Id.optional(),
    /** Those on one invoice, draft or issued. */
    invoiceId: Id.optional(),
    q: SearchText.optional(),
    billed: QueryFlag.optional(),
    approval: Approval.optional(),
  },
  ['-startTime', 'startTime'],
);
export const TimeEntryTotals = z.object({ count: z.number().int(), seconds: z.number().int(), amount: PriceOut });
export const TimeEntryPage = page(TimeEntry, TimeEntryTotals).meta({ id: 'TimeEntryPage' });

/** The summary cards: all time, today, this week (the company's), this month, unbilled. Days in the company's time zone, entries split at midnight. */
export const TimeEntrySummary = z
  .object({
    all: TimeEntryTotals,
    today: TimeEntryTotals,
    week: TimeEntryTotals,
    month: TimeEntryTotals,
    unbilled: TimeEntryTotals,
  })
  .meta({ id: 'TimeEntrySummary' });

/** The longest span of days that `GET /time-entries/days` answers. */
export const MAX_DAYS = 400;

/** Hours per day of the company's zone, for charts: the days `from` to `to`, both included, at most 400. */
export const DayHoursQuery = z
  .strictObject({ from: CalendarDay, to: CalendarDay, projectId: Id.optional(), userId: Id.optional() })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
    if (days < 1) refuse('The last day must not be before the first');
    else if (days > MAX_DAYS) refuse(`Please ask for at most ${MAX_DAYS} days`);
  });

/** Time on one day: an entry over midnight counts on each of its days. `amount` is what it earns. */
export const DayHours = z.object({ day: z.string(), seconds: z.number().int(), amount: PriceOut });
/** Every day asked for, in order; days without work with 0. */
export const DayHoursList = z.object({ items: z.array(DayHours) }).meta({ id: 'DayHoursList' });

export type Approval = z.infer<typeof Approval>;
export type CreateTimeEntry = z.input<typeof CreateTimeEntry>;
export type BulkTimeEntries = z.input<typeof BulkTimeEntries>;
export type BulkResult = z.infer<typeof BulkResult>;
export type UpdateTimeEntry = z.input<typeof UpdateTimeEntry>;
export type TimeEntry = z.infer<typeof TimeEntry>;
export type TimeEntryListQuery = z.input<typeof TimeEntryListQuery>;
export type TimeEntryTotals = z.infer<typeof TimeEntryTotals>;
export type TimeEntryPage = z.infer<typeof TimeEntryPage>;
export type TimeEntrySummary = z.infer<typeof TimeEntrySummary>;
export type EntryOverlap = z.infer<typeof EntryOverlap>;
export type DayHoursQuery = z.input<typeof DayHoursQuery>;
export type DayHours = z.infer<typeof DayHours>;
export type DayHoursList = z.infer<typeof DayHoursList>;
