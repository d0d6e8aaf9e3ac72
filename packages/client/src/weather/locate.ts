import type { Position } from './kept-position';

/** Milliseconds. Source: specification 1, section 9. */
const BROWSER_TIMEOUT = 2_500;
const FALLBACK_TIMEOUT = 3_000;
const LOADER_TIMEOUT = 6_000;
const MAX_AGE = 5 * 60_000;
/** Milliseconds for a fix by satellite. House default. */
const EXACT_TIMEOUT = 20_000;

/** Source: specification 1, section 8. */
const MESSAGES: Record<number, string> = {
  1: 'Location access denied. Please enable location services.',
  2: 'Location information unavailable.',
  3: 'Location request timed out.',
};

export interface LocateEvents {
  found: (position: Position) => void;
  /** Something to tell; the search may still go on. */
  told: (message: string) => void;
  /** The search is over, or has been waited for long enough. A late answer still comes to `found`. */
  ended: () => void;
}

/** Asks the browser where the device is: roughly and soon, or with `exact` by its satellites. Answers with a function that stops listening. */
export function locate({ found, told, ended }: LocateEvents, { exact = false } = {}): () => void {
  if (!('geolocation' in navigator)) {
    told('Geolocation is not supported by your browser');
    ended();
    return () => undefined;
  }
  let isOver = false;
  const timers = exact
    ? []
    : [
        setTimeout(() => told('Location request timed out. Using default location.'), FALLBACK_TIMEOUT),
        setTimeout(ended, LOADER_TIMEOUT),
      ];
  const stop = () => {
    isOver = true;
    timers.forEach(clearTimeout);
  };
  const end = (act: () => void) => {
    if (isOver) return;
    stop();
    act();
    ended();
  };
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => end(() => found({ lat: coords.latitude, lng: coords.longitude })),
    ({ code }) => end(() => told(MESSAGES[code] ?? 'Unable to retrieve your location')),
    exact
      ? { enableHighAccuracy: true, timeout: EXACT_TIMEOUT, maximumAge: 0 }
      : { enableHighAccuracy: false, timeout: BROWSER_TIMEOUT, maximumAge: MAX_AGE },
  );
  return stop;
}
