import { z } from 'zod';

/**
 * What `GET /events` (server-sent events) tells an open tab. `changed` names the kinds of rows that another device or person of the same
 * company has written (`Timer`, `TimeEntry` …, the browser's tags); `notification` is a new one for this user.
 */
export const LiveEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('changed'), tags: z.array(z.string()) }),
    z.object({ type: z.literal('notification'), id: z.number().int(), title: z.string(), message: z.string(), kind: z.string() }),
  ])
  .meta({ id: 'LiveEvent' });

export type LiveEvent = z.infer<typeof LiveEvent>;
