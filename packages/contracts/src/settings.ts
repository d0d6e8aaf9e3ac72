import { z } from 'zod';
import { Email, RequiredText, Text, withoutTurns } from './primitives';
import { APP_NAME } from './values/app-name';

/** Source: specification 2, section 2.10; in its order. */
export const SettingCategory = z.enum(['General', 'Notifications', 'Database', 'API']);

export const NotificationFrequency = z.enum(['immediate', 'hourly', 'daily', 'weekly']);
export const BackupFrequency = z.enum(['hourly', 'daily', 'weekly']);

/** The version that is displayed. Source: specification 2, section 9. */
export const APP_VERSION = '3.4';

/** A name that stands in pages, letters and feeds of every kind. */
const line = (max: number, error: string) =>
  RequiredText(max, error).refine(
    (value) => !/[<>\r\n\t\u2028\u2029]/.test(value) && withoutTurns(value) === value,
    'Please leave out < and >, line breaks, and signs that turn the direction of the text',
  );
const address = Text(300).refine(
  (value) => value === '' || /^https?:\/\/[^\s/][^\s/.]*\.[^\s]+$/.test(value),
  'Please enter an address such as https://example.nz/terms',
);
const mailbox = z.union([z.literal(''), Email], { error: 'Please enter a valid email address' });

const phone = Text(30).refine(
  (value) => value === '' || (/^\+?[\d\s()-]+$/.test(value) && /\d{3}/.test(value.replace(/\D/g, ''))),
  'Please enter a phone number such as 09 555 0123',
);

/** Digits as typed: number fields accept only strings. */
const digits = (min: number, max: number) =>
  z
    .string('Must be a whole number')
    .trim()
    .regex(/^\d{1,7}$/, 'Must be a whole number')
    .refine((text) => Number(text) >= min && Number(text) <= max, `Must be between ${min} and ${max}`);

interface Field<Type extends string, Schema extends z.ZodType> {
  category: z.infer<typeof SettingCategory>;
  name: string;
  type: Type;
  schema: Schema;
  standard: z.output<Schema>;
  help?: string;
}

const field = <Type extends string, Schema extends z.ZodType>(one: Field<Type, Schema>): Field<Type, Schema> => one;
const toggle = (category: Field<'toggle', z.ZodBoolean>['category'], name: string, standard: boolean, help: string) =>
  field({ category, name, type: 'toggle', schema: z.boolean('Must be on or off'), standard, help });

/** Every setting of the installation by its id. Source of ids, types and standard values: specification 2, sections 3 and 9. */
export const SETTINGS = {
  app_name: field({
    category: 'General',
    name: 'App Name',
    type: 'text',
    schema: line(40, 'Please enter a name'),
    standard: APP_NAME,
    help: 'Stands on every screen, in the title of every page, in letters about accounts and notices, and under the icon of who installs it.',
  }),
  app_version: field({
    category: 'General',
    name: 'App Version',
    type: 'text',
    schema: z.literal(APP_VERSION, { error: 'The version cannot be changed' }),
    standard: APP_VERSION,
  }),
  company_name: field({
    category: 'General',
    name: 'Company Name',
    type: 'text',
    schema: line(100, 'Please enter a name'),
    standard: APP_NAME,
    help: 'Who runs this installation; it stands in the footer.',
  }),
  support_email: field({
    category: 'General',
    name: 'Support Email',
    type: 'email',
    schema: mailbox,
    standard: '',
    help: 'Shown in Help. Leave it empty to show none.',
  }),
  support_phone: field({
    category: 'General',
    name: 'Support Phone',
    type: 'text',
    schema: phone,
    standard: '',
    help: 'Shown in Help. Leave it empty to show none.',
  }),
  terms_url: field({
    category: 'General',
    name: 'Terms URL',
    type: 'url',
    schema: address,
    standard: '',
    help: 'Linked from the sign-up screen and the footer. Leave it empty to show none.',
  }),
  admin_second_step: toggle(
    'General',
    'Administrator Second Step',
    false,
    'The admin panel opens only after a sign-in with an authenticator app or a passkey.',
  ),
  email_notifications: toggle(
    'Notifications',
    'Email Notifications',
    true,
    'Notices also go to people by e-mail, at addresses that they have confirmed.',
  ),
  sms_notifications: toggle(
    'Notifications',
    'SMS Notifications',
    false,
    'Notices also go as text messages to people with a phone number in their profile, from 7 am to 8 pm.',
  ),
  push_notifications: toggle('Notifications', 'Push Notifications', true, 'Notices reach phones and desktops that allow them.'),
  notification_frequency: field({
    category: 'Notifications',
    name: 'Notification Frequency',
    type: 'select',
    schema: NotificationFrequency,
    standard: 'immediate',
    help: 'When notices go out by e-mail: each at once, or gathered in one letter.',
  }),
  db_backup_frequency: field({
    category: 'Database',
    name: 'Backup Frequency',
    type: 'select',
    schema: BackupFrequency,
    standard: 'daily',
    help: 'Daily backups are made at midnight.',
  }),
  db_backup_retention: field({
    category: 'Database',
    name: 'Backup Retention (days)',
    type: 'number',
    schema: digits(1, 3650),
    standard: '30',
    help: 'Older backups are deleted.',
  }),
  db_auto_optimize: toggle('Database', 'Auto-optimize Database', true, 'Refreshes the statistics of the database once a day.'),
  api_rate_limit: field({
    category: 'API',
    name: 'API Rate Limit (requests per minute)',
    type: 'number',
    schema: digits(10, 1_000_000),
    standard: '100',
    help: 'Of one kind, for each person, or each network when nobody is signed in; six times as many of all kinds together.',
  }),
  api_timeout: field({
    category: 'API',
    name: 'API Timeout (seconds)',
    type: 'number',
    schema: digits(1, 600),
    standard: '30',
    help: 'A request that takes longer is answered with an error.',
  }),
  ai_answers_per_day: field({
    category: 'API',
    name: 'AI Answers per Company (per day)',
    type: 'number',
    schema: digits(0, 100_000),
    standard: '50',
    help: 'How many answers of the construction advisor a language model may word for one company in a day. 0 leaves them to our own guidance.',
  }),
  api_logging: toggle('API', 'API Logging', true, 'One line in the log for each request: method, path, status and duration.'),
} as const;

export type SettingId = keyof typeof SETTINGS;
type Kind<Id extends SettingId> = (typeof SETTINGS)[Id];
/** What the server works with: numbers as numbers. */
export type SettingValues = {
  readonly [Id in SettingId]: Kind<Id>['type'] extends 'number' ? number : z.output<Kind<Id>['schema']>;
};

export const SETTING_IDS = Object.keys(SETTINGS) as SettingId[];

/** One setting as the administrator reads it. A number is its digits. */
export const Setting = z
  .object({
    id: z.enum(SETTING_IDS),
    category: SettingCategory,
    name: z.string(),
    type: z.enum(['text', 'email', 'url', 'number', 'select', 'toggle']),
    value: z.union([z.string(), z.boolean()]),
    /** Of a select. */
    options: z.array(z.string()),
    help: z.string(),
    isReadOnly: z.boolean(),
    /** Counts its changes; send it back with the next one. */
    version: z.number().int(),
    updatedAt: z.string().nullable(),
    /** Who changed it last. */
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Setting' });

export const SettingList = z.object({ items: z.array(Setting) }).meta({ id: 'SettingList' });

/** Only what was changed. A value is checked by the setting's own rules; errors name the setting. */
export const ChangeSettings = z
  .object({
    changes: z
      .array(
        z.object({
          id: z.enum(SETTING_IDS),
          value: z.union([z.string().max(1000), z.boolean()]),
          version: z.number().int().min(0),
        }),
      )
      .min(1, 'Nothing was changed')
      .max(SETTING_IDS.length)
      .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Please name each setting once'),
  })
  .meta({ id: 'ChangeSettings' });

export type SettingCategory = z.infer<typeof SettingCategory>;
export type Setting = z.infer<typeof Setting>;
export type SettingList = z.infer<typeof SettingList>;
export type ChangeSettings = z.input<typeof ChangeSettings>;
