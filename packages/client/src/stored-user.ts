import type { User } from '@dwang/contracts';

const KEY = 'user';
/** What outlives sign-out on this device: the look, the chosen builds, and each user's own unsent drafts. */
const KEPT = [
  'dwang-theme',
  'dwang-app-info',
  'dwang-contrast',
  'dwang-channels',
  'dwang-draft:',
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
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or forbidden store only costs the quick start.
  }
}

/** Forgets what this user has begun in forms of this device and not saved; what others have begun stays. */
export function forgetDrafts(userId: number): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`dwang-draft:${userId}:`)) localStorage.removeItem(key);
  }
}

/** Sign-out: clears local and session storage and the caches of answers, so that the next person sees nothing of this one. */
export async function clearDevice(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (!KEPT.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  await clearAnswers();
}

/** Forgets the answers that the service worker keeps for use without a network. */
export async function clearAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete('dwang-api'), caches.delete('dwang-pictures')]);
}
