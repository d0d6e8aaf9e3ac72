/** "Not now" holds for 24 hours. Source: specification 1, sections 4, 7 and 9. */
const KEY = 'pwa-install-dismissed';
const HELD_MILLISECONDS = 24 * 3600 * 1000;

export function wasDismissedLately(now = Date.now()): boolean {
  try {
    const age = now - Number(localStorage.getItem(KEY) ?? Number.NaN);
    return age >= 0 && age < HELD_MILLISECONDS;
  } catch {
    return false;
  }
}

export function noteDismissal(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Then it is only gone from this page.
  }
}

/** True when Dwang already runs as an installed app. */
export const isStandalone = (): boolean =>
  (typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches) ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

/** iPhone and iPad never offer it by themselves: there the person adds Dwang by hand. An iPad calls itself a Mac, but has touch. */
export const needsHomeScreenSteps = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
