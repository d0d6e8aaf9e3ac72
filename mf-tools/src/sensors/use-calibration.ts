import { useState } from 'react';
import type { Tilt } from './tilt';

const KEY = 'dwang-level-offset';
const NONE: Tilt = { beta: 0, gamma: 0 };

function read(): Tilt {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isTilt = typeof value === 'object' && value !== null && 'beta' in value && 'gamma' in value;
    return isTilt && Number.isFinite(value.beta) && Number.isFinite(value.gamma) ? (value as Tilt) : NONE;
  } catch {
    return NONE;
  }
}

/** What is taken off every reading, kept on this device. */
export function useCalibration() {
  const [offset, setOffset] = useState(read);
  const set = (next: Tilt) => {
    setOffset(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A full or forbidden store only costs the calibration after a reload.
    }
  };
  return { offset, isCalibrated: offset.beta !== 0 || offset.gamma !== 0, set, reset: () => set(NONE) };
}
