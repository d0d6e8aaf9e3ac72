/** What happened to the device's clock: set `back`, `ahead` (or the device slept in sight: nobody can tell), or found `wrong` by the server. */
export interface ClockNews {
  kind: 'back' | 'ahead' | 'wrong';
  /** Milliseconds: by how much it was set, or how far it is ahead of the server's. */
  by: number;
}

/** Time on the device's clock that the monotonic clock did not count while the page was in sight. Milliseconds, server's clock. */
export interface ClockGap {
  at: number;
  by: number;
}

/** What is known of a device's clock. Milliseconds; `serverTime` ISO, empty before the first answer. */
export interface DeviceClock {
  /** The newest time that the server has told: an older one comes out of a cache. */
  serverTime: string;
  /** To add to this device's clock to get the server's. */
  offset: number;
  /** Counted since `serverTime` by the monotonic clock, which may stand still in sleep: so much has passed at least. */
  passed: number;
  /** This device's clock when last looked at. */
  seenAt: number;
  gap: ClockGap | null;
}

/** Both clocks at one moment, and whether the page could be seen while a timer ran. `counted` is the monotonic one, anew with each page. */
export interface Tick {
  wall: number;
  counted: number;
  isWatched: boolean;
}

export interface Look {
  clock: DeviceClock;
  news: ClockNews | null;
}

/** Clocks are set by less than this all the time, by the network or by hand to the minute. */
const NOTABLE = 60_000;
/** What two clocks may differ by between two looks without either having been set. */
const SLACK = 1000;

export const firstClock = (now: number): DeviceClock => ({ serverTime: '', offset: 0, passed: 0, seenAt: now, gap: null });

/** The clock as it was kept for a reload; null for anything else. */
export function readClock(value: unknown): DeviceClock | null {
  if (typeof value !== 'object' || value === null) return null;
  const { serverTime, offset, passed, seenAt, gap = null } = value as Partial<DeviceClock>;
  const isWhole = typeof serverTime === 'string' && [offset, passed, seenAt].every(Number.isFinite);
  return isWhole ? ({ serverTime, offset, passed, seenAt, gap } as DeviceClock) : null;
}

/**
 * The clock after a look at it. One that was set back is seen for sure, in this page by the monotonic clock, after a reload by the time
 * when it was last looked at. One that jumped ahead may be a device that slept: it is taken as that unless the page was watched, when the person says.
 */
export function lookedAt(clock: DeviceClock, last: Tick | null, now: Tick): Look {
  const counted = last ? now.counted - last.counted : 0;
  const seen = { ...clock, passed: clock.passed + counted, seenAt: now.wall };
  const moved = now.wall - (last?.wall ?? clock.seenAt) - counted;
  const isBack = moved < -SLACK;
  const isAhead = moved >= NOTABLE && last?.isWatched === true && now.isWatched;
  if (!isBack && !isAhead) return { clock: seen, news: null };
  const offset = clock.offset - moved;
  if (isBack) return setBack({ ...seen, offset }, -moved);
  const gap = { at: now.wall + offset, by: moved + (clock.gap?.by ?? 0) };
  return { clock: { ...seen, offset, gap }, news: { kind: 'ahead', by: moved } };
}

/** A clock that is set back by what it jumped ahead was set, and the device did not sleep. */
function setBack(clock: DeviceClock, by: number): Look {
  const left = (clock.gap?.by ?? 0) - by;
  if (clock.gap) return { clock: { ...clock, gap: left >= NOTABLE ? { ...clock.gap, by: left } : null }, news: null };
  return { clock, news: by >= NOTABLE ? { kind: 'back', by } : null };
}

/** The clock after an answer that came at `now` (this device's clock): whatever was doubtful is known. */
export function heardAt(clock: DeviceClock, serverTime: string, now: number): Look {
  if (serverTime <= clock.serverTime) return { clock, news: null };
  const offset = Date.parse(serverTime) - now;
  const next = { serverTime, offset, passed: 0, seenAt: now, gap: null };
  const isWrong = Math.abs(offset) >= NOTABLE && Math.abs(offset - clock.offset) >= NOTABLE;
  return { clock: next, news: isWrong ? { kind: 'wrong', by: -offset } : null };
}
