/**
 * Signing out without a network leaves the cookie alive on the server. The debt is noted here and paid at the next start, before anything
 * of that session is shown, so that the next person on this device is never signed in as the last one.
 */
const KEY = 'dwang-unsent-sign-out';

export function noteUnsentSignOut(): void {
  localStorage.setItem(KEY, '1');
}

export function clearUnsentSignOut(): void {
  localStorage.removeItem(KEY);
}

export function hasUnsentSignOut(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}
