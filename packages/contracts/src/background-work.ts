import { z } from 'zod';

/** `failed`: the last run did. `overdue`: nobody has begun it although it is due, or a process died over it. `waiting`: it has not run yet. */
export const BackgroundJobStatus = z.enum(['done', 'running', 'failed', 'overdue', 'waiting']);

/** A job that the server does again and again by itself, and how it last went. */
export const BackgroundJob = z
  .object({
    name: z.string(),
    /** What it does, in words. */
    title: z.string(),
    status: BackgroundJobStatus,
    everySeconds: z.number().int(),
    /** When it was last begun; null before the first time. */
    startedAt: z.string().nullable(),
    /** How long it last took, in milliseconds; null until it has once come to its end. */
    took: z.number().int().nullable(),
    /** When it is next due; null while it runs, and before the first time. */
    dueAt: z.string().nullable(),
    /** The last time that it failed, and why, without secrets; kept when it goes well again. */
    failedAt: z.string().nullable(),
    failure: z.string(),
    /** The process that ran it last, while that is known. */
    process: z.object({ name: z.string(), host: z.string(), pid: z.number().int() }).nullable(),
  })
  .meta({ id: 'BackgroundJob' });
export const BackgroundWork = z.object({ items: z.array(BackgroundJob) }).meta({ id: 'BackgroundWork' });

export type BackgroundJob = z.infer<typeof BackgroundJob>;
export type BackgroundWork = z.infer<typeof BackgroundWork>;
