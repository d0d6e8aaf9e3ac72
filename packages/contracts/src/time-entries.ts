import { z } from 'zod';
import { listQuery, page, QueryFlag, SearchText } from './lists';
import { CalendarDay, HourlyRate, Id, Instant, MoneyOut, Text, Uid } from './primitives';

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

/**
 * Needs `startTime` and one of `endTime` and `duration` (seconds); the missing one is worked out. With both, the duration may be
 * shorter than the span (breaks) but never longer. `hourlyRate` defaults to the project's.
 */
export const CreateTimeEntry = z
  .object({
    uid: Uid.optional(),
    projectId: fields.projectId.default(null),
    startTime: fields.startTime,
    endTime: fields.endTime.optional(),
    duration: fields.duration.optional(),
    notes: fields.notes.default('Time entry'),
    hourlyRate: fields.hourlyRate.optional(),
  })
  .superRefine((value, context) => checkSpan(value, context))
  .meta({ id: 'CreateTimeEntry' });

export const UpdateTimeEntry = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional() })
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
    duration: z.number().int(),
    notes: z.string(),
    hourlyRate: MoneyOut,
    /** duration / 3600 x hourlyRate, rounded half up to the cent. */
    amount: MoneyOut,
    billed: z.boolean(),
    invoiceId: z.number().int().nullable(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'TimeEntry' });

/** `from` and `to` are days in the company's time zone, both included, matched against the start. */
export const TimeEntryListQuery = listQuery(
  {
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
    projectId: Id.optional(),
    userId: Id.optional(),
    q: SearchText.optional(),
    billed: QueryFlag.optional(),
  },
  ['-startTime', 'startTime'],
);
export const TimeEntryTotals = z.object({ count: z.number().int(), seconds: z.number().int(), amount: MoneyOut });
export const TimeEntryPage = page(TimeEntry, TimeEntryTotals).meta({ id: 'TimeEntryPage' });

/** The four summary cards: all time, since Sunday, this month, unbilled. Days in the company's time zone. */
export const TimeEntrySummary = z
  .object({
    all: TimeEntryTotals,
    today: TimeEntryTotals,
    week: TimeEntryTotals,
    month: TimeEntryTotals,
    unbilled: TimeEntryTotals,
  })
  .meta({ id: 'TimeEntrySummary' });

export type CreateTimeEntry = z.input<typeof CreateTimeEntry>;
export type UpdateTimeEntry = z.input<typeof UpdateTimeEntry>;
export type TimeEntry = z.infer<typeof TimeEntry>;
export type TimeEntryListQuery = z.input<typeof TimeEntryListQuery>;
export type TimeEntryTotals = z.infer<typeof TimeEntryTotals>;
export type TimeEntryPage = z.infer<typeof TimeEntryPage>;
export type TimeEntrySummary = z.infer<typeof TimeEntrySummary>;
