import { z } from 'zod';
import { HourlyRate, Id, Instant, Line, PriceOut, Text, Uid } from './primitives';
import { TimeEntry } from './time-entries';

/** STOPPED is the absence of a timer; RUNNING is shown as "TRACKING". */
export const TimerStatus = z.enum(['STOPPED', 'RUNNING', 'PAUSED']);
export type TimerStatus = z.infer<typeof TimerStatus>;

/**
 * The signed-in user's one timer. Elapsed seconds are never counted by ticks: they are
 * `accumulatedSeconds + (now - runningSince)` while RUNNING, with the header `dwang-time` to correct a device's clock.
 * A STOPPED timer has null times and zero seconds.
 */
export const Timer = z
  .object({
    status: TimerStatus,
    /** Becomes the uid of the saved entry, so that saving twice makes one entry. */
    uid: z.string().nullable(),
    projectId: z.number().int().nullable(),
    projectName: z.string().nullable(),
    clientName: z.string().nullable(),
    hourlyRate: PriceOut,
    notes: z.string(),
    startTime: z.string().nullable(),
    runningSince: z.string().nullable(),
    pausedAt: z.string().nullable(),
    accumulatedSeconds: z.number().int(),
    /** The last start, pause or reset. */
    lastEventAt: z.string().nullable(),
    /** The last sign of this user's work since the start: an event of the timer; an entry, a note, a task or a photo. */
    lastActivityAt: z.string().nullable(),
    /** When the person last said that a timer which looked forgotten is at work. */
    confirmedAt: z.string().nullable(),
    serverTime: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Timer' });

const projectId = z.union([z.literal(0), z.null(), Id]).transform((value) => (value === 0 ? null : value));
const hourlyRate = HourlyRate.refine((value) => Number(value) > 0, 'Hourly rate must be more than 0');

/**
 * When it happened, by the server's clock as the device knows it: a device without a network tells it later. Never taken to be in the
 * future, nor more than 31 days ago, nor before the last event of the same device. Absent: now.
 */
const at = Instant.optional();

/**
 * What the device's monotonic clock says beside `at`: it has counted `passed` milliseconds since the server told it `heard`. It may have
 * stood still in sleep, so this is the earliest that it can have been; a device whose clock was set back or ahead is put right by it.
 */
const clock = z.object({ heard: Instant, passed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }).optional();

/**
 * Which device tells it, by a name that it made for itself. What two devices tell counts in the order in which it happened, whichever is
 * told first; what one device tells, and what comes without a name, never counts before what was told earlier.
 */
const device = Line(60).optional();

/**
 * PUT /timer: the wanted state; repeating it changes nothing. RUNNING starts or resumes, PAUSED pauses; without a status the timer there
 * is keeps its own. `reset: true` zeroes the seconds and leaves it PAUSED. Absent fields keep their value. `uid` names the timer, made by
 * the device that starts it: only RUNNING makes one. 409 `TIME.NO_TIMER` when it has ended, `TIME.OTHER_TIMER` when another one is there.
 */
export const PutTimer = z
  .object({
    uid: Uid.optional(),
    at,
    clock,
    device,
    status: z.enum(['RUNNING', 'PAUSED']).optional(),
    reset: z.boolean().default(false),
    /** The person is at work although the timer looks forgotten. */
    stillWorking: z.boolean().default(false),
    projectId: projectId.optional(),
    hourlyRate: hourlyRate.optional(),
    notes: Text(2000).optional(),
  })
  .meta({ id: 'PutTimer' });

/** Time of more than 24 hours is saved only when the person has confirmed it; otherwise 400 `TIME.LONG_ENTRY`. */
const confirmLong = z.boolean().default(false);

/**
 * POST /timer/save: makes the entry and clears the timer in one transaction. `uid` is the timer's, so that a repeated save answers with the
 * first entry. An `at` in the past cuts a running timer there, unless another device has moved it since: then it ends now.
 */
export const SaveTimer = z
  .object({ uid: Uid, at, clock, device, notes: Text(2000).optional(), confirmLong })
  .meta({ id: 'SaveTimer' });

/**
 * POST /timer/switch: saves the timer there is, when it has a second or more, and starts the next one, `uid`, in one transaction. `from`
 * is the timer that the person saw: another one is left alone (409 `TIME.OTHER_TIMER`). Without `from` whatever is there is saved.
 */
export const SwitchTimer = z
  .object({
    uid: Uid,
    from: Uid.optional(),
    at,
    clock,
    device,
    projectId: projectId.default(null),
    hourlyRate: hourlyRate.optional(),
    notes: Text(2000).default(''),
    /** What the saved entry says; absent: the timer's own note. */
    savedNotes: Text(2000).optional(),
    confirmLong,
  })
  .meta({ id: 'SwitchTimer' });

/** The timer that runs now, and the entry made of the one before; null when there was nothing to save. */
export const SwitchedTimer = z.object({ timer: Timer, saved: TimeEntry.nullable() }).meta({ id: 'SwitchedTimer' });

/** DELETE /timer: throws away the timer `uid`, or without one whatever is there. Repeating it changes nothing. */
export const DiscardTimerQuery = z.strictObject({ uid: Uid.optional() });

export type Timer = z.infer<typeof Timer>;
export type PutTimer = z.input<typeof PutTimer>;
export type SaveTimer = z.input<typeof SaveTimer>;
export type SwitchTimer = z.input<typeof SwitchTimer>;
export type SwitchedTimer = z.infer<typeof SwitchedTimer>;
