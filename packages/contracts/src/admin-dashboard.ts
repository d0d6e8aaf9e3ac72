import { z } from 'zod';

/** Percent against the month before; null while there is nothing to compare with. */
const Growth = z.number().int().nullable();
/** 0 to 100. */
const Share = z.number().int();

/** Whom a recent change was made by and what it was, in words. */
export const RecentChange = z.object({
  id: z.number().int(),
  at: z.string(),
  who: z.string(),
  /** What they did: `added a client`. */
  what: z.string(),
  /** Empty where it concerns no company. */
  company: z.string(),
});

/** How the installation is doing. Source of names: specification 2, section 3. */
export const AdminDashboard = z
  .object({
    stats: z.object({
      /** People seen within the last 30 days. */
      activeUsers: z.number().int(),
      /** Devices on which somebody used Dwang, a day: the mean of the last 30 full days; of today so far where there are none. */
      dailySessions: z.number().int(),
      /** Minutes that such a device was used on a day, over the same days. */
      avgUsageTime: z.number().int(),
      /** Jobs of all companies. */
      totalProjects: z.number().int(),
      userGrowth: Growth,
      sessionGrowth: Growth,
      projectGrowth: Growth,
      timeGrowth: Growth,
    }),
    /** Calendar months (`YYYY-MM`), the oldest first: active users at the end of it, and sessions a day. */
    chartData: z.array(z.object({ month: z.string(), users: z.number().int(), sessions: z.number().int() })),
    /** `network` is null where the machine does not tell. */
    systemUsage: z.object({ cpu: Share, memory: Share, storage: Share, network: Share.nullable() }),
    recent: z.array(RecentChange),
  })
  .meta({ id: 'AdminDashboard' });

export type AdminDashboard = z.infer<typeof AdminDashboard>;
export type RecentChange = z.infer<typeof RecentChange>;
