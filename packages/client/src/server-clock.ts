import {
  type ClockGap,
  type ClockNews,
  type DeviceClock,
  firstClock,
  heardAt,
  type Look,
  lookedAt,
  readClock,
  type Tick,
} from './device-clock';

/**
 * The server's time on this device. Between the server's answers it goes by a monotonic clock as well as by the device's own, so that
 * setting the latter neither takes hours nor makes them.
 */

const KEY = 'dwang-server-clock';
/** The clock is kept for a reload so often, in milliseconds. */
const KEPT_EVERY = 5000;

let clock: DeviceClock | null = null;
let tick: Tick | null = null;
let keptAt = 0;
let isTiming = false;
const listeners = new Set<(news: ClockNews | null) => void>();

const inSight = (): boolean => (globalThis as { document?: { visibilityState: string } }).document?.visibilityState === 'visible';
const tickNow = (): Tick => ({ wall: Date.now(), counted: performance.now(), isWatched: isTiming && inSight() });
const tell = (news: ClockNews | null): void => {
  for (const listener of [...listeners]) listener(news);
};

function load(): DeviceClock {
  try {
    return readClock(JSON.parse(localStorage.getItem(KEY) ?? 'null')) ?? firstClock(Date.now());
  } catch {
    return firstClock(Date.now());
  }
}

/** Another tab may have heard the server later than this one: its reading stays. */
function keep(next: DeviceClock): void {
  keptAt = next.seenAt;
  try {
    const kept = readClock(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (!kept || kept.serverTime <= next.serverTime) localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the reading lasts as long as the page.
  }
}

function take({ clock: next, news }: Look, isKept: boolean): DeviceClock {
  const before = clock;
  clock = next;
  if (isKept || news || Math.abs(next.seenAt - keptAt) >= KEPT_EVERY) keep(next);
  if (news || before?.offset !== next.offset || before.gap !== next.gap) tell(news);
  return next;
}

function look(): DeviceClock {
  const now = tickNow();
  const seen = lookedAt(clock ?? load(), tick, now);
  tick = now;
  return take(seen, false);
}

/** Every answer that comes from the server itself, not out of a cache, tells its time (ISO). */
export function hearServerTime(serverTime: string): void {
  if (!Number.isNaN(Date.parse(serverTime))) take(heardAt(look(), serverTime, Date.now()), true);
}

/** The server's time now, in milliseconds, as well as this device knows it. */
export const serverNow = (): number => {
  const { offset } = look();
  return Date.now() + offset;
};

/** Milliseconds from this device's clock to the server's, as last looked at; the same until something happens to the clock. */
export const lastOffset = (): number => (clock ?? look()).offset;

/** An instant for what happens now, and what the monotonic clock says of it: `passed` milliseconds at least since the server told `heard`. */
export function stampNow(): { at: string; clock?: { heard: string; passed: number } } {
  const { offset, serverTime, passed } = look();
  const at = new Date(Date.now() + offset).toISOString();
  return { at, ...(serverTime ? { clock: { heard: serverTime, passed: Math.floor(passed) } } : {}) };
}

/** A jump ahead that nobody has decided about; the same object until it changes. */
export const clockGap = (): ClockGap | null => (clock ?? look()).gap;

/** The person says whether the device slept, so that the time has passed, or whether only its clock was set. */
export function settleGap(hasPassed: boolean): void {
  const seen = look();
  if (seen.gap) take({ clock: { ...seen, gap: null, offset: seen.offset + (hasPassed ? seen.gap.by : 0) }, news: null }, true);
}

/** Calls `listener` when the offset or the gap changes, with what happened to the device's clock where the person should hear of it. */
export function onClock(listener: (news: ClockNews | null) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Looks at the clocks every second in sight, and whenever the page comes into or goes out of sight. Only while a timer runs is a jump ahead
 * worth a question; otherwise the device is taken to have slept. The function answered ends it.
 */
export function watchClock(hasTimer: boolean): () => void {
  isTiming = hasTimer;
  if (hasTimer) look();
  else settleGap(true);
  const onSight = () => void look();
  const interval = setInterval(() => inSight() && look(), 1000);
  document.addEventListener('visibilitychange', onSight);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', onSight);
  };
}

/** Only tests start with a clock that was never read. */
export function forgetServerClock(): void {
  clock = null;
  tick = null;
  isTiming = false;
}
