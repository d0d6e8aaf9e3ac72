import type { ClockNews } from './device-clock';
import {
  clockGap,
  forgetServerClock,
  hearServerTime,
  lastOffset,
  onClock,
  serverNow,
  settleGap,
  stampNow,
  watchClock,
} from './server-clock';

const START = Date.parse('2026-03-02T10:00:00.000Z');
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

/** The device's two clocks, and whether its page can be seen. */
const device = { wall: START, counted: 0, sight: 'visible' };
let news: ClockNews[] = [];
let ends: (() => void)[] = [];

/** Time passes; in sleep the monotonic clock stands still. */
function pass(ms: number, isAsleep = false): void {
  device.wall += ms;
  if (!isAsleep) device.counted += ms;
}

const reload = () => {
  forgetServerClock();
  device.counted = 0;
};

beforeEach(() => {
  localStorage.clear();
  forgetServerClock();
  Object.assign(device, { wall: START, counted: 0, sight: 'visible' });
  jest.spyOn(Date, 'now').mockImplementation(() => device.wall);
  jest.spyOn(performance, 'now').mockImplementation(() => device.counted);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => device.sight as DocumentVisibilityState);
  news = [];
  ends = [onClock((one) => one && news.push(one))];
});
afterEach(() => {
  for (const end of ends) end();
  jest.restoreAllMocks();
});

describe("reading the server's clock", () => {
  it('measures how far the device is off when an answer comes', () => {
    hearServerTime(iso(START + 30_000));
    expect(lastOffset()).toBe(30_000);
    expect(serverNow()).toBe(START + 30_000);
    expect(news).toEqual([]);
  });

  it('does not turn the clock back when the offline cache gives an old answer', () => {
    hearServerTime(iso(START));
    pass(4 * HOUR);
    hearServerTime(iso(START));
    hearServerTime(iso(START - HOUR));
    expect(serverNow()).toBe(START + 4 * HOUR);
  });

  it('remembers the reading across a reload', () => {
    hearServerTime(iso(START - 30_000));
    reload();
    expect(lastOffset()).toBe(-30_000);
  });

  it('says of a device that it is 400 days fast, once (TR-203)', () => {
    hearServerTime(iso(START - 400 * 24 * HOUR));
    pass(20_000);
    hearServerTime(iso(START - 400 * 24 * HOUR + 20_000));
    expect(news).toEqual([{ kind: 'wrong', by: 400 * 24 * HOUR }]);
  });
});

describe('a clock that is set between answers (TR-202)', () => {
  beforeEach(() => {
    hearServerTime(iso(START));
    ends.push(watchClock(true));
  });

  it('goes on when the clock is set back an hour, and tells the person', () => {
    pass(50 * 60_000);
    device.wall -= HOUR;
    expect(serverNow()).toBe(START + 50 * 60_000);
    pass(17_000);
    expect(serverNow()).toBe(START + 50 * 60_000 + 17_000);
    expect(news).toEqual([{ kind: 'back', by: HOUR }]);
  });

  it('goes on from when it was last looked at when the clock is set back while the page is closed', () => {
    pass(50 * 60_000);
    serverNow();
    reload();
    device.wall -= HOUR;
    expect(serverNow()).toBe(START + 50 * 60_000);
    expect(news).toEqual([{ kind: 'back', by: HOUR }]);
  });

  it('does not count a jump ahead in sight until the person says that the device slept, also after a reload', () => {
    pass(20_000);
    serverNow();
    pass(HOUR, true);
    expect(serverNow()).toBe(START + 20_000);
    expect(news).toEqual([{ kind: 'ahead', by: HOUR }]);
    reload();
    expect(clockGap()).toEqual({ at: START + 20_000, by: HOUR });
    settleGap(true);
    expect(serverNow()).toBe(START + 20_000 + HOUR);
    expect(clockGap()).toBeNull();
  });

  it('leaves the jump out when the person says so, and forgets it when the clock is put right', () => {
    pass(HOUR, true);
    serverNow();
    settleGap(false);
    expect(serverNow()).toBe(START);
    pass(HOUR, true);
    serverNow();
    device.wall -= HOUR;
    expect(serverNow()).toBe(START);
    expect(clockGap()).toBeNull();
  });

  it('takes a phone that slept in a pocket for what it is', () => {
    device.sight = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    pass(3 * HOUR, true);
    device.sight = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(serverNow()).toBe(START + 3 * HOUR);
    expect(news).toEqual([]);
  });

  it('knows after the next answer what was doubtful', () => {
    pass(HOUR, true);
    serverNow();
    hearServerTime(iso(START + HOUR));
    expect(clockGap()).toBeNull();
    expect(serverNow()).toBe(START + HOUR);
    expect(news).toEqual([{ kind: 'ahead', by: HOUR }]);
  });

  it('says in a stamp what both clocks say, also after a reload', () => {
    pass(60_000);
    serverNow();
    pass(HOUR, true);
    serverNow();
    reload();
    serverNow();
    pass(5000);
    expect(stampNow()).toEqual({ at: iso(START + 65_000), clock: { heard: iso(START), passed: 65_000 } });
  });
});
