import { APP_NAME } from '@dwang/contracts/values';
import { z } from 'zod';

const whole = (min: number, max: number, standard: number) => z.coerce.number().int().min(min).max(max).default(standard);
const serviceUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://jobs:8081' }).optional();

const list = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    );

/** What everybody can read here opens nothing in production: a server does not start while an account has it. */
export const STANDARD_DEMO_PASSWORD = 'dwang-demo';

/** Every setting of every process, read from the environment. Units stand in the names. */
export const EnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: whole(0, 65_535, 8081),
  /** Where the SQLite file and uploads live. */
  DATA_DIR: z.string().default('./data'),
  /** `mysql://user:password@host:3306/name`; without it an SQLite file in `DATA_DIR` is used. */
  DATABASE_URL: z
    .string()
    .regex(/^mysql:\/\/[^/]+\/[^/?]+/, 'must look like mysql://user:password@host:3306/name')
    .optional(),
  DATABASE_POOL_SIZE: whole(2, 200, 10),
  /** Joins several processes on one database: `redis://user:password@host:6379`, or `rediss://` for TLS. Redis 6 or later, or Valkey. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' }).optional(),
  /** The platform administrator's username. Nobody can register it: it is made by the demo or by `--create-admin`. */
  ADMIN_USERNAME: z.string().trim().min(3).max(60).default('admin'),
  DEMO_PASSWORD: z.string().min(6).max(200).default(STANDARD_DEMO_PASSWORD),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Origins besides our own host that may send changes, separated by commas: `https://app.example.nz`. */
  PUBLIC_ORIGINS: list(),
  /** The app's address in letters: `https://app.example.nz`. Without it the first of `PUBLIC_ORIGINS`. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://app.example.nz' }).optional(),
  /** The mail server, `smtp://user:password@host:587` or `smtps://…:465`; without it no e-mail is sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  /** The sender of letters. */
  MAIL_FROM: z.string().default(`${APP_NAME} <no-reply@localhost>`),
  /** A text message service that speaks Twilio's `Messages` call, without the path: `https://api.twilio.com`. Without it none are sent. */
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://api.twilio.com' }).optional(),
  SMS_ACCOUNT: z.string().max(200).optional(),
  SMS_TOKEN: z.string().max(200).optional(),
  /** The number or name that text messages come from. */
  SMS_FROM: z.string().max(20).optional(),
  /** A service that knows breached passwords and speaks the range protocol of Have I Been Pwned, without the path. Without it none is asked. */
  BREACHED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://api.pwnedpasswords.com' })
    .optional(),
  /** How many reverse proxies stand in front; their X-Forwarded-* headers are then believed. */
  TRUSTED_PROXIES: whole(0, 10, 0),
  BODY_LIMIT_KB: whole(16, 51_200, 1024),
  /** Largest uploaded file. */
  MAX_UPLOAD_MB: whole(1, 200, 25),
  /** Where clamd of ClamAV listens, `host:port` or the path of its socket: uploads are scanned. Without it they are not. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\/.+|[^\s/]+:\d{1,5})$/, 'must be host:port or the path of a socket')
    .optional(),
  /** A bucket of an S3-compatible store keeps uploads instead of `DATA_DIR`; its address without the bucket. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://s3.example.nz' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().max(60).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),
  /** Seals backups; at least 32 characters. Or a file that holds it. */
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  /** A second folder that finished backups are copied to: another disk, a share. */
  BACKUP_COPY_DIR: z.string().optional(),
  /** Of one person, of one kind and of all together; see `rateLimits`. Counts until the administrator has set a higher number. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(10).max(1_000_000).optional(),
  SIGN_IN_LIMIT_PER_MINUTE: whole(1, 1_000_000, 20),
  SESSION_IDLE_DAYS: whole(1, 365, 7),
  SESSION_ABSOLUTE_DAYS: whole(1, 365, 30),
  /** Of a sign-in on a device that others use too. */
  SESSION_SHARED_HOURS: whole(1, 72, 12),
  IDEMPOTENCY_KEEP_DAYS: whole(1, 365, 30),
  /** Run one area alone behind the gateway; needs DATABASE_URL. */
  RUN_AREA: z.enum(['jobs', 'finance', 'tools', 'dashboard', 'admin']).optional(),
  JOBS_SERVICE_URL: serviceUrl,
  FINANCE_SERVICE_URL: serviceUrl,
  TOOLS_SERVICE_URL: serviceUrl,
  DASHBOARD_SERVICE_URL: serviceUrl,
  ADMIN_SERVICE_URL: serviceUrl,
  /** Signs who is asking between gateway and areas; the same for all processes. At least 32 characters. */
  INTERNAL_KEY: z.string().min(32, 'must hold at least 32 characters').optional(),
  /** Seals keys of other services that are kept in the database; the first seals, all open. Separated by commas, at least 32 characters each. */
  SECRETS_KEY: list().refine((keys) => keys.every((key) => key.length >= 32), 'each must hold at least 32 characters'),
  /** With these a provider of payments signs its events; any of them is right. Without one no event is taken. Separated by commas. */
  BILLING_WEBHOOK_SECRETS: list().refine(
    (keys) => keys.every((key) => key.length >= 32),
    'each must hold at least 32 characters',
  ),
  /** Whoever holds it may read `/metrics`; without it only programs on this machine may. At least 32 characters. */
  METRICS_TOKEN: z.string().min(32, 'must hold at least 32 characters').optional(),
  AREA_TIMEOUT_SECONDS: whole(1, 600, 30),
  /** What companies get until they choose; `simulated` binds all of them, and no weather is ever fetched. */
  WEATHER_PROVIDER: z.enum(['auto', 'open-meteo', 'simulated']).default('auto'),
  /** Another address of Open-Meteo than its own, such as one of your own installation. */
  OPEN_METEO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://api.open-meteo.com' })
    .optional(),
  /** The key of companies that have none of their own. Business use of Open-Meteo needs one. */
  OPEN_METEO_API_KEY: z.string().max(200).optional(),
  /** Where the browser fetches the pictures of maps, below it `/{zoom}/{x}/{y}.png`. The page may load pictures from its origin. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://tile.openstreetmap.org' })
    .default('https://tile.openstreetmap.org'),
  /** An OpenAI-compatible `chat/completions` address that may read spoken sentences which the grammar leaves. Without it nothing is asked. */
  LLM_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as https://llm.example.nz/v1/chat/completions' })
    .optional(),
  LLM_API_KEY: z.string().max(500).optional(),
  LLM_MODEL: z.string().max(200).optional(),
  /**
   * How many answers of the construction advisor a model may word for one company in a day; 0 leaves them as they are. Counts until the
   * administrator has set another number; without it the standard of the settings, 50.
   */
  LLM_ADVICE_PER_DAY: z.coerce.number().int().min(0).max(100_000).optional(),
  /** The keys with which push services know this server; made by `npm run vapid`. Without them nothing is pushed. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a key made by npm run vapid')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key made by npm run vapid')
    .optional(),
  /** Whom a push service may write to about this server: `mailto:you@example.nz` or an https address. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.[^@]*@.+|https:\/\/.+)$/, 'must be mailto:you@example.nz or an https address')
    .optional(),
  /** Hosts (with port) of push services besides those of the known browsers, separated by commas. */
  PUSH_HOSTS: list(),
  /** Another remotes.json than the one that was built into shell/dist. */
  REMOTES_FILE: z.string().optional(),
});

/** The settings of this process. */
export type Env = z.infer<typeof EnvSchema>;

/** Injection token of `Env`. */
export const ENV = Symbol('ENV');
