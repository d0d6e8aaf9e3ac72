import { z } from 'zod';
import { HourlyRate, Id, MoneyOut, Text, Uid } from './primitives';

/** STOPPED is the absence of a timer; RUNNING is shown as "TRACKING". */
export const TimerStatus = z.enum(['STOPPED', 'RUNNING', 'PAUSED']);
export type TimerStatus = z.infer<typeof TimerStatus>;

/**
 * The signed-in user's one timer. Elapsed seconds are never counted by ticks: they are
 * `accumulatedSeconds + (now - runningSince)` while RUNNING, with `serverTime` to correct a device's clock.
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
    hourlyRate: MoneyOut,
    notes: z.string(),
    startTime: z.string().nullable(),
    runningSince: z.string().nullable(),
    accumulatedSeconds: z.number().int(),
    serverTime: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Timer' });

/**
 * PUT /timer: the wanted state; repeating it changes nothing. RUNNING starts or resumes, PAUSED pauses; without a status the timer there
 * is keeps its own, and none is made (409). `reset: true` zeroes the seconds and leaves it PAUSED. Absent fields keep their value.
 */
export const PutTimer = z
  .object({
    status: z.enum(['RUNNING', 'PAUSED']).optional(),
    reset: z.boolean().default(false),
    projectId: z
      .union([z.literal(0), z.null(), Id])
      .transform((value) => (value === 0 ? null : value))
      .optional(),
    hourlyRate: HourlyRate.refine((value) => Number(value) > 0, 'Hourly rate must be more than 0').optional(),
    notes: Text(2000).optional(),
  })
  .meta({ id: 'PutTimer' });

/** POST /timer/save: makes the entry and clears the timer in one transaction. `uid` is the timer's, so that a repeated save answers with the first entry. */
export const SaveTimer = z.object({ uid: Uid, notes: Text(2000).optional() }).meta({ id: 'SaveTimer' });

export type Timer = z.infer<typeof Timer>;
export type PutTimer = z.input<typeof PutTimer>;
export type SaveTimer = z.input<typeof SaveTimer>;
