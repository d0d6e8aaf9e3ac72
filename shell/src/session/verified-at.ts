/** When this tab last heard from the server that the session is good. Source: specification 1, section 4. */
const KEY = 'authVerifiedAt';
const TRUSTED_MILLISECONDS = 60_000;

export function stampVerified(now = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without session storage each load waits for the status call.
  }
}

export function clearVerified(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** True while the last verification is under 60 s old, so that content may be shown before the status call answers. */
export function wasVerifiedLately(now = Date.now()): boolean {
  try {
    const age = now - Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    return age >= 0 && age < TRUSTED_MILLISECONDS;
  } catch {
    return false;
  }
}
