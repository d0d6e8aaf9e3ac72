import type { Tilt } from '../../sensors/tilt';

const RADIANS = Math.PI / 180;

/**
 * Which way is down in the plane of the screen, in degrees clockwise from the top of the phone, and how much of gravity lies in that plane:
 * 1 upright, 0 flat on its back.
 */
export function downOf({ beta, gamma }: Tilt): { degrees: number; share: number } {
  const sideways = Math.cos(beta * RADIANS) * Math.sin(gamma * RADIANS);
  const lengthways = Math.sin(beta * RADIANS);
  return { degrees: Math.atan2(sideways, lengthways) / RADIANS, share: Math.hypot(sideways, lengthways) };
}

/** Less gravity in the screen's plane than this, and its direction is mostly noise. */
const UPRIGHT = 0.6;
export const isUpright = (tilt: Tilt): boolean => downOf(tilt).share >= UPRIGHT;

/** Between two edges that the phone was held against with the same side: 0 to 180. What the sensor is out by is in both and cancels. */
export function angleBetween(first: Tilt, second: Tilt): number {
  const turn = Math.abs(downOf(first).degrees - downOf(second).degrees) % 360;
  return turn > 180 ? 360 - turn : turn;
}
