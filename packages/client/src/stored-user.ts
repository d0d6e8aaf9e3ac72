import type { User } from '@dwang/contracts';
import { readDraftName } from '@dwang/contracts/values';
import { holdsOldWork } from './outbox/old-keys';
import { SHARED_KEY } from './shared-device';
import { takeOverOldWork } from './unsent/take-over';

const KEY = 'user';
/** The number of the person who was signed in here last. */
const LAST = 'dwang-person';
/** What outlives sign-out on this device, besides each person's own drafts: the look, the chosen builds, whether it is shared. */
const KEPT = [
  LAST,
  SHARED_KEY,
  'dwang-theme',
  'dwang-app-info',
  'dwang-contrast',
  'dwang-channels',
  'dwang-low-power',
  'pwa-install-dismissed',
];

/** The user kept on this device, so that the app opens at once and with the network off. */
export function readStoredUser(): User | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof value === 'object' && value !== null && 'username' in value && 'company' in value ? (value as User) : null;
  } catch {
    return null;
  }
}

export function storeUser(user: User | null): void {
  try {
    if (user) {
      localStorage.setItem(KEY, JSON.stringify(user));
      localStorage.setItem(LAST, String(user.id));
    } else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden store only costs the quick start.
  }
}

const outlives = (key: string): boolean => KEPT.some((prefix) => key.startsWith(prefix)) || readDraftName(key) !== null;

/**
 * Sign-out: clears local and session storage and the caches of answers, so that the next person sees nothing of this one. What an older app
 * left is not removed unread: it is taken over, until somebody says whose it is.
 */
export async function clearDevice(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (!outlives(key) && !holdsOldWork(localStorage, key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  await takeOverOldWork();
  await clearAnswers();
}

/** Before this person's work is shown here: whoever was here last may have gone without signing out, as when a session ends by itself. */
export async function clearForPerson(userId: number): Promise<void> {
  if (localStorage.getItem(LAST) === String(userId)) await clearAnswers();
  else await clearDevice();
}

/** Forgets the answers that the service worker keeps for use without a network. */
async function clearAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete('dwang-api'), caches.delete('dwang-pictures')]);
}
