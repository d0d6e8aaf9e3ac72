import { forgetServerClock, lastOffset, serverOffset } from './server-clock';

beforeEach(() => {
  localStorage.clear();
  forgetServerClock();
});

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

describe("reading the server's clock", () => {
  it('measures how far the device is off when an answer comes', () => {
    expect(serverOffset('2026-03-02T10:00:00.000Z', at('09:59:00'))).toBe(60_000);
    expect(lastOffset()).toBe(60_000);
  });

  it('does not turn the clock back when the offline cache gives an old answer', () => {
    serverOffset('2026-03-02T10:00:00.000Z', at('10:00:01'));
    expect(serverOffset('2026-03-02T10:00:00.000Z', at('14:00:00'))).toBe(-1000);
    expect(serverOffset('2026-03-02T08:00:00.000Z', at('14:00:00'))).toBe(-1000);
  });

  it('remembers the reading across a reload', () => {
    serverOffset('2026-03-02T10:00:00.000Z', at('10:00:30'));
    forgetServerClock();
    expect(lastOffset()).toBe(-30_000);
  });

  it('takes a newer reading when the device clock was put right', () => {
    serverOffset('2026-03-02T10:00:00.000Z', at('12:00:00'));
    expect(serverOffset('2026-03-02T10:01:00.000Z', at('10:01:00'))).toBe(0);
  });
});
