import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Scope } from '../access/scope';
import type { Env } from '../env/env.schema';

/** The header by which the gateway tells an area in another process who is asking. */
export const IDENTITY_HEADER = 'x-internal-identity';
const LIFE_SECONDS = 30;

interface Claim {
  scope: Scope;
  aud: string;
  exp: number;
}

/** The key of this installation: the setting, or (never in production) one that all processes of one database share. */
export const internalKey = (env: Pick<Env, 'INTERNAL_KEY' | 'DATABASE_URL'>): string =>
  env.INTERNAL_KEY ??
  createHash('sha256')
    .update(`dwang-internal ${env.DATABASE_URL ?? ''}`)
    .digest('hex');

const seal = (payload: string, key: string): Buffer => createHmac('sha256', key).update(payload).digest();

/** Signs `scope` for one area, for 30 seconds. */
export function signIdentity(scope: Scope, area: string, key: string, now = Date.now()): string {
  const claim: Claim = { scope, aud: area, exp: Math.floor(now / 1000) + LIFE_SECONDS };
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${seal(payload, key).toString('base64url')}`;
}

/** The scope of a header that is genuine, meant for this area and not expired; otherwise null. */
export function verifyIdentity(header: string, area: string, key: string, now = Date.now()): Scope | null {
  const [payload, signature, ...rest] = header.split('.');
  if (!payload || !signature || rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = seal(payload, key);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const claim = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claim;
  return claim.aud === area && claim.exp > now / 1000 ? claim.scope : null;
}
