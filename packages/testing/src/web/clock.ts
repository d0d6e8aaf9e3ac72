import { act } from '@testing-library/react';

/** A clock that a test can push forward, as a laptop that slept: no timer of the page runs meanwhile. */
export function pushableClock(start = '2026-03-02T20:00:00.000Z') {
  let now = Date.parse(start);
  const spy = jest.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    /** The page comes back after `seconds`. */
    sleep: (seconds: number): void => {
      now += seconds * 1000;
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    },
    restore: () => spy.mockRestore(),
  };
}
