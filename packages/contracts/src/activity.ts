import { z } from 'zod';
import { listQuery, page } from './lists';

/** What a change was about. `client`, `contact` and `site` belong to a client's own history, all others to a job's. */
export const ActivityKind = z.enum([
  'job',
  'task',
  'note',
  'photo',
  'file',
  'time',
  'site-day',
  'member',
  'measurement',
  'tool-result',
  'invoice',
  'quote',
  'client',
  'contact',
  'site',
]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const ActivityAction = z.enum([
  'added',
  'changed',
  'deleted',
  'restored',
  'issued',
  'voided',
  'archived',
  'merged',
  'accepted',
  'declined',
]);
export type ActivityAction = z.infer<typeof ActivityAction>;

/** A field by its name in the API, before and after, as text: money as decimal strings, durations in seconds; long texts are cut. */
export const ActivityChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type ActivityChange = z.infer<typeof ActivityChange>;

/** One thing that somebody did. Prices are left out for those who are not shown them. */
export const Activity = z
  .object({
    id: z.number().int(),
    at: z.string(),
    userId: z.number().int(),
    userName: z.string(),
    kind: ActivityKind,
    action: ActivityAction,
    /** What it was done to, in its own words: a task's title, a person's name. May be empty. */
    subject: z.string(),
    /** How many at once, such as booked days. */
    count: z.number().int(),
    changes: z.array(ActivityChange),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

export const ActivityListQuery = listQuery({ kind: ActivityKind.optional() }, ['-at']);
export type ActivityListQuery = z.input<typeof ActivityListQuery>;
export const ActivityPage = page(Activity, z.object({ count: z.number().int() })).meta({ id: 'ActivityPage' });
export type ActivityPage = z.infer<typeof ActivityPage>;
