import { readStoredUser } from '@dwang/client';
import { draftName } from '@dwang/contracts/values';

/** So many days after it was made an account is no longer new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** Kept across sign-out, per user: a checklist that was skipped stays skipped. */
const keyOf = (): string => draftName(readStoredUser()?.id ?? null, 'first-job');

/** Known at once, from what this device has of the account: nothing is asked, and no room is kept, for one that is no longer new. */
export function isFirstJobOver(now = Date.now()): boolean {
  const since = readStoredUser()?.company.createdAt;
  const isNew = since !== undefined && now - Date.parse(since) < NEW_DAYS * DAY_MS;
  return !isNew || localStorage.getItem(keyOf()) === 'over';
}

export const endFirstJob = (): void => localStorage.setItem(keyOf(), 'over');
