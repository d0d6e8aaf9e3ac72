import { type Env, EnvSchema } from './env.schema';

/** The settings are wrong: one line for each fault, all of them at once. */
export class EnvError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

const SERVICE_URLS = [
  'JOBS_SERVICE_URL',
  'FINANCE_SERVICE_URL',
  'TOOLS_SERVICE_URL',
  'DASHBOARD_SERVICE_URL',
  'ADMIN_SERVICE_URL',
] as const;

/** Reads and checks all settings; an empty value counts as not set. Throws `EnvError` with every fault. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = EnvSchema.safeParse(given);
  if (!result.success) {
    throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const faults = findContradictions(result.data);
  if (faults.length > 0) throw new EnvError(faults);
  return result.data;
}

function findContradictions(env: Env): string[] {
  const faults: string[] = [];
  const isSplit = env.RUN_AREA !== undefined || SERVICE_URLS.some((name) => env[name] !== undefined);
  if (isSplit && !env.DATABASE_URL) {
    faults.push('DATABASE_URL: areas in their own process need MySQL or MariaDB (an SQLite file has one writing process)');
  }
  if (isSplit && !env.INTERNAL_KEY && env.NODE_ENV === 'production') {
    faults.push('INTERNAL_KEY: must be set, the same for the gateway and every area, when areas run in their own process');
  }
  const vapid = [env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY, env.VAPID_SUBJECT].filter(Boolean).length;
  if (vapid > 0 && vapid < 3) faults.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT: set all three or none');
  const sms = [env.SMS_URL, env.SMS_ACCOUNT, env.SMS_TOKEN, env.SMS_FROM].filter(Boolean).length;
  if (sms > 0 && sms < 4) faults.push('SMS_URL, SMS_ACCOUNT, SMS_TOKEN and SMS_FROM: set all four or none');
  const bucket = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (bucket > 0 && bucket < 4) {
    faults.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all four or none');
  }
  return faults;
}
