import { z } from 'zod';

export const WidgetSize = z.enum(['small', 'medium', 'large', 'full']);
export type WidgetSize = z.infer<typeof WidgetSize>;

/** One card's place: the order in the list is the order on the screen. */
export const WidgetPlace = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Not a widget id'),
  enabled: z.boolean(),
  size: WidgetSize,
});
export type WidgetPlace = z.infer<typeof WidgetPlace>;

/** `widgets` is empty until the user first changes the layout; the browser then draws the default set. */
export const DashboardLayout = z
  .object({ widgets: z.array(WidgetPlace), version: z.number().int() })
  .meta({ id: 'DashboardLayout' });

export const PutDashboardLayout = z
  .object({
    widgets: z
      .array(WidgetPlace)
      .max(60)
      .refine((list) => new Set(list.map((place) => place.id)).size === list.length, 'Each widget may stand once'),
    /** The layout that was changed; when another device was first the answer is 409, so that both changes can be joined. */
    version: z.number().int().optional(),
  })
  .meta({ id: 'PutDashboardLayout' });

export type DashboardLayout = z.infer<typeof DashboardLayout>;
export type PutDashboardLayout = z.input<typeof PutDashboardLayout>;
