import { useState } from 'react';
import type { Tilt } from './tilt';

/** How the phone lies: on its back, or standing on an edge. Each has an error of its own. */
export type Pose = 'flat' | 'edge';

const KEYS: Readonly<Record<Pose, string>> = { flat: 'dwang-level-offset', edge: 'dwang-level-edge-offset' };
const NONE: Tilt = { beta: 0, gamma: 0 };

function read(pose: Pose): Tilt {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEYS[pose]) ?? 'null');
    const isTilt = typeof value === 'object' && value !== null && 'beta' in value && 'gamma' in value;
    return isTilt && Number.isFinite(value.beta) && Number.isFinite(value.gamma) ? (value as Tilt) : NONE;
  } catch {
    return NONE;
  }
}

export interface Calibration {
  /** Degrees taken off every reading. */
  offset: Tilt;
  isCalibrated: boolean;
  set: (offset: Tilt) => void;
  reset: () => void;
}

/** What is taken off every reading of a pose, kept on this device. */
export function useCalibration(pose: Pose): Calibration {
  const [offset, setOffset] = useState(() => read(pose));
  const set = (next: Tilt) => {
    setOffset(next);
    try {
      localStorage.setItem(KEYS[pose], JSON.stringify(next));
    } catch {
      // A full or forbidden store only costs the calibration after a reload.
    }
  };
  return { offset, isCalibrated: offset.beta !== 0 || offset.gamma !== 0, set, reset: () => set(NONE) };
}
