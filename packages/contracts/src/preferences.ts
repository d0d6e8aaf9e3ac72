import { z } from 'zod';
import { Region, Trade } from './weather';

/** What a person can be told of. Each kind can be switched off in the app and as a push message. */
export const NotificationKind = z.enum([
  'invoice-overdue',
  'invoice-due-soon',
  'contract-day',
  'quote-accepted',
  'recurring-invoice',
  'weather-risk',
  'shared-with-you',
  'task-for-you',
  'week-handed-in',
  'week-decided',
  'backup-failed',
  'account-security',
  'company-closing',
  'entry-needs-attention',
  'timer-forgotten',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** A tool, calculator or resource by its id. */
const ToolId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60);

/** Without a word about e-mail it follows the app: who wants to see nothing of a kind gets no letters of it. */
const channels = z.object({ app: z.boolean().default(true), push: z.boolean().default(true), mail: z.boolean().optional() });

/** How one person wants Dwang to behave; kept on the server, so that phone and desk agree. */
const shape = {
  units: z.enum(['metric', 'imperial']).default('metric'),
  voice: z.object({ enabled: z.boolean().default(true), spoken: z.boolean().default(false) }).prefault({}),
  weather: z
    .object({
      /** Null means the company's region. */
      region: Region.nullable().default(null),
      useLocation: z.boolean().default(false),
      trade: Trade.default('general'),
    })
    .prefault({}),
  /** Whether photos keep the place at which they were taken. */
  photos: z.object({ keepPlace: z.boolean().default(false) }).prefault({}),
  /** Tools, built-in calculators and pages of the library that the person wants at the top of their pages, in the order in which they were chosen. */
  tools: z
    .object({
      favourites: z.array(ToolId).max(20).default([]),
      calculators: z.array(ToolId).max(60).default([]),
      resources: z.array(ToolId).max(60).default([]),
    })
    .prefault({}),
  /** Kinds that are not named here are on. */
  notifications: z.partialRecord(NotificationKind, channels).default({}),
};

export const Preferences = z.object({ ...shape, version: z.number().int() }).meta({ id: 'Preferences' });

/** Only the named parts change; `notifications` is merged by kind. */
export const UpdatePreferences = z
  .object({
    units: z.enum(['metric', 'imperial']),
    voice: z.object({ enabled: z.boolean(), spoken: z.boolean() }).partial(),
    weather: z.object({ region: Region.nullable(), useLocation: z.boolean(), trade: Trade }).partial(),
    photos: z.object({ keepPlace: z.boolean() }).partial(),
    tools: z
      .object({ favourites: z.array(ToolId).max(20), calculators: z.array(ToolId).max(60), resources: z.array(ToolId).max(60) })
      .partial(),
    notifications: z.partialRecord(
      NotificationKind,
      z.object({ app: z.boolean(), push: z.boolean(), mail: z.boolean() }).partial(),
    ),
  })
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdatePreferences' });

export type Preferences = z.infer<typeof Preferences>;
export type UpdatePreferences = z.input<typeof UpdatePreferences>;
