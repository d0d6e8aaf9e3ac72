import { forgetServerClock } from '@dwang/client';
import { act } from '@testing-library/react';

/** A clock that a test can push forward, as a laptop that slept: no timer of the page runs meanwhile. */
export function pushableClock(start = '2026-03-02T20:00:00.000Z') {
  let now = Date.parse(start);
  let counted = 0;
  forgetServerClock();
  const spies = [
    jest.spyOn(Date, 'now').mockImplementation(() => now),
    jest.spyOn(performance, 'now').mockImplementation(() => counted),
  ];
  const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return {
    /** The page comes back after `seconds`. */
    sleep: (seconds: number): void => {
      now += seconds * 1000;
      counted += seconds * 1000;
      show();
    },
    /** Somebody sets the device's clock by `seconds`, and no time passes. */
    set: (seconds: number): void => {
      now += seconds * 1000;
      show();
    },
    restore: () => {
      for (const spy of spies) spy.mockRestore();
      forgetServerClock();
    },
  };
}
