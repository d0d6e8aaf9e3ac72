import { z } from 'zod';
import { Id, PriceOut } from './primitives';

/** The week of which hours are shown; weeks begin as the company's do. */
export const InsightPeriod = z.enum(['this-week', 'last-week']);
export type InsightPeriod = z.infer<typeof InsightPeriod>;

/** Without `projectId`: all jobs. */
export const InsightsQuery = z
  .strictObject({ period: InsightPeriod.default('this-week'), projectId: Id.optional() })
  .meta({ id: 'InsightsQuery' });

const worked = { seconds: z.number().int(), amount: PriceOut };
/** A day of the company's zone; an entry over midnight counts on each of its days. */
const WorkedDay = z.object({ day: z.string(), ...worked });

/** What an active job was to cost and what its time costs so far, excluding GST. */
export const JobBudget = z.object({
  projectId: z.number().int(),
  name: z.string(),
  estimate: PriceOut,
  actual: PriceOut,
  /** Percent, as entered by hand. */
  progress: z.number(),
});

/** Hours of a week and estimates against actual cost: a contractor's own hours and no estimates, the owner's of the whole company. */
export const Insights = z
  .object({
    /** The seven days of the company's week. */
    days: z.array(WorkedDay),
    today: WorkedDay,
    week: z.object(worked),
    /** Those with the largest share of the estimate used first. */
    budgets: z.array(JobBudget),
    totals: z.object({ estimate: PriceOut, actual: PriceOut }),
  })
  .meta({ id: 'Insights' });

/** Something to do on a job that is not done, with the name of the job. */
export const InsightTask = z.object({
  id: z.number().int(),
  uid: z.string(),
  projectId: z.number().int(),
  projectName: z.string(),
  title: z.string(),
  dueDate: z.string().nullable(),
  version: z.number().int(),
});

/** Open tasks of all active jobs, the earliest due first; `totals.count` is capped at 51. */
export const InsightTasks = z
  .object({ items: z.array(InsightTask), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'InsightTasks' });

export const RecommendationKind = z.enum([
  'unbilled-hours',
  'overdue-invoice',
  'budget-burn',
  'timer-forgotten',
  'weather-risk',
  'invoice-details',
]);

/** What the person's own rows say should be done. */
export const Recommendation = z.object({
  /** The same for the same matter as long as it lasts. */
  id: z.string(),
  kind: RecommendationKind,
  tone: z.enum(['bad', 'warn', 'calm']),
  title: z.string(),
  /** The figures in a sentence. */
  text: z.string(),
  /** The rule in words. */
  why: z.string(),
  /** The button that acts on it: its words, and the address in the app. */
  action: z.object({ label: z.string(), to: z.string() }),
});

/** The most pressing first. */
export const Recommendations = z
  .object({ items: z.array(Recommendation), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'Recommendations' });

export type Insights = z.infer<typeof Insights>;
export type InsightsQuery = z.input<typeof InsightsQuery>;
export type JobBudget = z.infer<typeof JobBudget>;
export type InsightTask = z.infer<typeof InsightTask>;
export type InsightTasks = z.infer<typeof InsightTasks>;
export type Recommendation = z.infer<typeof Recommendation>;
export type Recommendations = z.infer<typeof Recommendations>;
