import { z } from 'zod';
import { NotificationTone } from './notifications';
import { NotificationKind } from './preferences';

/**
 * What `GET /events` (server-sent events) tells an open tab. `changed` names the kinds of rows that another device or person of the same
 * company has written (`Timer`, `TimeEntry` …, the browser's tags); `notification` is a new one for this user, and `to` what it opens.
 */
export const LiveEvent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('changed'), tags: z.array(z.string()) }),
    z.object({
      type: z.literal('notification'),
      id: z.number().int(),
      kind: NotificationKind,
      tone: NotificationTone,
      title: z.string(),
      message: z.string(),
      to: z.string(),
    }),
  ])
  .meta({ id: 'LiveEvent' });

export type LiveEvent = z.infer<typeof LiveEvent>;
