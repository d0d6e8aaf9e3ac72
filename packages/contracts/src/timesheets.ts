import { z } from 'zod';
import { listQuery, page } from './lists';
import { CalendarDay, Id, PriceOut, RequiredText } from './primitives';
import { Approval } from './time-entries';

/**
 * A week of a timesheet, named by its first day: the day on which the company's weeks begin, or began when the week was handed in. Source of
 * the first choice: specification 2, section 9, "The week starts Sunday".
 */
export const TimesheetWeekStart = CalendarDay.refine(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() <= 1,
  'A week is named by its first day, a Sunday or a Monday',
);

/** One person's week and where its approval stands. */
export const TimesheetWeek = z
  .object({
    userId: z.number().int(),
    userName: z.string(),
    week: z.string(),
    status: Approval,
    /** Why the owner gave it back; '' otherwise. */
    reason: z.string(),
    /** Who decided, and when; null until somebody has. */
    decidedBy: z.string().nullable(),
    decidedAt: z.string().nullable(),
    submittedAt: z.string().nullable(),
    /** Worked in the week, split at midnight. */
    seconds: z.number().int(),
    amount: PriceOut,
  })
  .meta({ id: 'TimesheetWeek' });

/** The weeks that were ever handed in, newest first: everybody's for the owner, their own for the others. */
export const TimesheetListQuery = listQuery({ status: Approval.optional(), userId: Id.optional() }, ['-week']);
export const TimesheetPage = page(TimesheetWeek, z.object({ count: z.number().int() })).meta({ id: 'TimesheetPage' });

/** Whose week. */
export const ApproveWeek = z.object({ userId: Id }).meta({ id: 'ApproveWeek' });
export const ReturnWeek = z
  .object({ userId: Id, reason: RequiredText(500, 'Please say what should be changed') })
  .meta({ id: 'ReturnWeek' });

/** A week of `userId`, the caller's own when it is left out: the one that was handed in by this name, else the one that holds the day. */
export const TimeGridQuery = z.strictObject({ week: CalendarDay, userId: Id.optional() });

/** Why a cell cannot be typed in: its time is locked, or it is made of several entries or of one over midnight. */
const CellLock = z.enum(['billed', 'submitted', 'approved', 'several']).nullable();

export const TimeGridCell = z
  .object({ projectId: z.number().int(), day: z.string(), seconds: z.number().int(), entries: z.number().int(), lock: CellLock })
  .meta({ id: 'TimeGridCell' });

/** Projects against the seven days of a week; the cells of a row are in the order of `days`. */
export const TimeGrid = z
  .object({
    week: TimesheetWeek,
    /** Whether weeks are handed in and approved in this company. */
    usesApproval: z.boolean(),
    days: z.array(z.string()),
    /**
     * The weeks that hold some of these days, handed in or approved: this one, and those from before the company's weeks began on another
     * day. Absent in what a device has kept of an older app.
     */
    held: z
      .array(z.object({ week: z.string(), from: z.string(), to: z.string(), status: z.enum(['submitted', 'approved']) }))
      .optional(),
    rows: z.array(
      z.object({
        projectId: z.number().int(),
        projectName: z.string(),
        clientName: z.string().nullable(),
        cells: z.array(TimeGridCell),
      }),
    ),
  })
  .meta({ id: 'TimeGrid' });

/**
 * Makes the time of one person on a job and a day what `seconds` says: adds an entry, changes the only one, or deletes it at 0. `from` is what
 * the person saw there: time that somebody else put there meanwhile is not written over (409 TIME.CELL_CHANGED).
 */
export const SetTimeCell = z
  .object({
    projectId: Id,
    day: CalendarDay,
    userId: Id.optional(),
    seconds: z
      .number()
      .int()
      .min(0, 'Must be 0 or more')
      .max(24 * 3600, 'A day has 24 hours'),
    from: z.number().int().min(0, 'Must be 0 or more').optional(),
  })
  .meta({ id: 'SetTimeCell' });

/** Copies the entries of a week into another, at the same times of day. Copied twice they are there once. `dry` only says what would be. */
export const CopyWeek = z
  .object({ from: TimesheetWeekStart, to: TimesheetWeekStart, userId: Id.optional(), dry: z.boolean().default(false) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Please choose another week' })
  .meta({ id: 'CopyWeek' });

export const CopiedWeek = z
  .object({
    items: z.array(
      z.object({
        projectName: z.string(),
        notes: z.string(),
        startTime: z.string(),
        seconds: z.number().int(),
        /** It was copied before. */
        isThere: z.boolean(),
      }),
    ),
    copied: z.number().int(),
  })
  .meta({ id: 'CopiedWeek' });

export type TimesheetWeek = z.infer<typeof TimesheetWeek>;
export type TimesheetListQuery = z.input<typeof TimesheetListQuery>;
export type TimesheetPage = z.infer<typeof TimesheetPage>;
export type ApproveWeek = z.input<typeof ApproveWeek>;
export type ReturnWeek = z.input<typeof ReturnWeek>;
export type TimeGridQuery = z.input<typeof TimeGridQuery>;
export type TimeGridCell = z.infer<typeof TimeGridCell>;
export type TimeGrid = z.infer<typeof TimeGrid>;
export type SetTimeCell = z.input<typeof SetTimeCell>;
export type CopyWeek = z.input<typeof CopyWeek>;
export type CopiedWeek = z.infer<typeof CopiedWeek>;
