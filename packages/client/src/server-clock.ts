/** Last reading of the server's clock, kept so that an old answer out of the offline cache cannot turn the clock back. */
interface Reading {
  serverTime: string;
  offset: number;
}

const KEY = 'dwang-server-clock';
let last: Reading | null = null;

function remembered(): Reading | null {
  if (last) return last;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isReading(value) ? value : null;
  } catch {
    return null;
  }
}

function isReading(value: unknown): value is Reading {
  return (
    typeof value === 'object' && value !== null && 'serverTime' in value && 'offset' in value && typeof value.offset === 'number'
  );
}

/**
 * Milliseconds to add to this device's clock to get the server's. `serverTime` is what an answer carried, `receivedAt` when it came (device
 * clock). An answer that is not newer than one already seen comes from a cache: its own reading still holds, not a new one.
 */
export function serverOffset(serverTime: string, receivedAt: number): number {
  const known = remembered();
  if (known && serverTime <= known.serverTime) return known.offset;
  last = { serverTime, offset: Date.parse(serverTime) - receivedAt };
  try {
    localStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Without storage the reading lasts as long as the page.
  }
  return last.offset;
}

/** The offset last read, for when no answer has come yet. */
export const lastOffset = (): number => remembered()?.offset ?? 0;

/** Only tests start with a clock that was never read. */
export function forgetServerClock(): void {
  last = null;
}
