import { existsSync } from 'node:fs';
import type { Env } from './env.schema';

/** As `.env.example` shows its keys: whoever copies the file without changing it has a key that everybody knows. */
const SHOWN = /^change-me/;
const KEYS = ['BACKUP_KEY', 'INTERNAL_KEY', 'METRICS_TOKEN'] as const;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Why these settings may not serve people in production, one line each: what is missing or left as it was. */
export function productionFaults(env: Env): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return [...backupFaults(env), ...keyFaults(env), ...addressFaults(env)];
}

function backupFaults({ BACKUP_KEY, BACKUP_KEY_FILE }: Env): string[] {
  if (BACKUP_KEY) return [];
  if (!BACKUP_KEY_FILE)
    return ['BACKUP_KEY: must be set, or BACKUP_KEY_FILE (at least 32 characters, a copy of it kept apart from the server)'];
  return existsSync(BACKUP_KEY_FILE) ? [] : [`BACKUP_KEY_FILE: there is no file ${BACKUP_KEY_FILE}`];
}

function keyFaults(env: Env): string[] {
  const faults: string[] = [];
  if (env.SECRETS_KEY.length === 0 && !env.INTERNAL_KEY)
    faults.push(
      'SECRETS_KEY: must be set (at least 32 characters); a key made in DATA_DIR would be lost or stolen with the data',
    );
  const shown: string[] = KEYS.filter((name) => SHOWN.test(env[name] ?? ''));
  if (env.SECRETS_KEY.some((key) => SHOWN.test(key))) shown.push('SECRETS_KEY');
  if (env.BILLING_WEBHOOK_SECRETS.some((key) => SHOWN.test(key))) shown.push('BILLING_WEBHOOK_SECRETS');
  return [
    ...faults,
    ...shown.map((name) => `${name}: still the example of .env.example; make one with: openssl rand -base64 33`),
  ];
}

/** A browser keeps no secure cookie, camera or service worker for plain http, unless the server is on its own machine. */
function addressFaults({ PUBLIC_URL, PUBLIC_ORIGINS }: Env): string[] {
  const named = [...(PUBLIC_URL ? [PUBLIC_URL] : []), ...PUBLIC_ORIGINS];
  if (named.length === 0) return ['PUBLIC_URL: must be set to the address that people open, such as https://app.example.nz'];
  return named
    .filter((address) => !isSafe(address))
    .map((address) => `${address === PUBLIC_URL ? 'PUBLIC_URL' : 'PUBLIC_ORIGINS'}: ${address} must be an https address`);
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOST.test(url.hostname));
}
