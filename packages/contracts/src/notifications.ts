import { z } from 'zod';
import { listQuery, page, QueryFlag } from './lists';
import { NotificationKind } from './preferences';

/** Source: specification 1, section 3. */
export const NotificationTone = z.enum(['success', 'warning', 'error', 'info']);
export type NotificationTone = z.infer<typeof NotificationTone>;

/** One thing that a person is told of. Source of the fields: specification 1, section 3; `time` is an instant. */
export const NotificationItem = z
  .object({
    id: z.number().int(),
    kind: NotificationKind,
    type: NotificationTone,
    title: z.string(),
    message: z.string(),
    time: z.string(),
    read: z.boolean(),
    /** The address in the app that it opens. */
    to: z.string(),
    /** The numbers behind the message: money as decimal strings, days and hours as numbers. */
    figures: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'Notification' });

/** `unread=true`: only those; `unread=false`: only those read. Newest first. */
export const NotificationListQuery = listQuery({ unread: QueryFlag.optional(), kind: NotificationKind.optional() }, ['-time']);
/** `count` is of all that match, `unread` of all that the person has, whatever the filters. */
export const NotificationPage = page(NotificationItem, z.object({ count: z.number().int(), unread: z.number().int() })).meta({
  id: 'NotificationPage',
});

export const UpdateNotification = z.object({ read: z.boolean() }).meta({ id: 'UpdateNotification' });
/** `marked` is how many were unread. */
export const ReadAllNotifications = z.object({ marked: z.number().int() }).meta({ id: 'ReadAllNotifications' });

/** A browser's `PushSubscription.toJSON()`. Browsers may say more in it than is read here. */
export const CreatePushSubscription = z
  .looseObject({
    endpoint: z.url({ protocol: /^https?$/, error: 'Must be the address of a push service' }).max(2000),
    expirationTime: z.number().nullable().optional(),
    keys: z.looseObject({
      p256dh: z.string().regex(/^[\w-]{87}={0,2}$/, 'Must be a public key of 65 bytes'),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Must be a secret of 16 bytes'),
    }),
  })
  .meta({ id: 'CreatePushSubscription' });
export const DeletePushSubscription = z.object({ endpoint: z.string().max(2000) }).meta({ id: 'DeletePushSubscription' });

/** The server's public VAPID key; null when push is not set up on this server. */
export const PushKey = z.object({ key: z.string().nullable() }).meta({ id: 'PushKey' });

/** What a push message holds, for the service worker. */
export const PushMessage = z.object({ id: z.number().int(), title: z.string(), message: z.string(), to: z.string() });

export type NotificationItem = z.infer<typeof NotificationItem>;
export type NotificationListQuery = z.input<typeof NotificationListQuery>;
export type NotificationPage = z.infer<typeof NotificationPage>;
export type UpdateNotification = z.input<typeof UpdateNotification>;
export type ReadAllNotifications = z.infer<typeof ReadAllNotifications>;
export type CreatePushSubscription = z.input<typeof CreatePushSubscription>;
export type DeletePushSubscription = z.input<typeof DeletePushSubscription>;
export type PushKey = z.infer<typeof PushKey>;
export type PushMessage = z.infer<typeof PushMessage>;
