/** A device's tilt as the browser tells it, in degrees: beta front to back, gamma left to right. */
export interface Tilt {
  beta: number;
  gamma: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const RADIANS = Math.PI / 180;

/** Where the bubble stands on one axis, in per cent: tilt / 1.8 + 50, clamped to 10–90. Source: specification 2, section 9. */
export const bubblePercent = (degrees: number): number => clamp(50 + degrees / 1.8, 10, 90);

/** Level when the bubble is within 5 per cent of the centre, on every axis given. */
export const isLevel = (...percents: number[]): boolean => percents.every((percent) => Math.abs(percent - 50) <= 5);

/**
 * The angle in degrees by which a device that stands on an edge leans away from upright, on whichever of its four edges it stands;
 * −45 to 45. Worked out from the direction of gravity in the device's own plane.
 */
export function edgeLean({ beta, gamma }: Tilt): number {
  const sideways = Math.cos(beta * RADIANS) * Math.sin(gamma * RADIANS);
  const lengthways = Math.sin(beta * RADIANS);
  const angle = Math.atan2(sideways, lengthways) / RADIANS;
  return angle - 90 * Math.round(angle / 90);
}

/** Degrees to 0.1, without a minus before zero. */
export const toDegrees = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && text !== '0.0' ? `−${text}°` : `${text}°`;
};

/**
 * The sensor's own error, found without a surface known to be level: read once, turn the device by 180° on the same spot, read again.
 * What the surface adds changes its sign, what the sensor adds does not.
 */
export const flipOffset = (first: Tilt, second: Tilt): Tilt => ({
  beta: (first.beta + second.beta) / 2,
  gamma: (first.gamma + second.gamma) / 2,
});

export const lessOffset = (tilt: Tilt, offset: Tilt): Tilt => ({
  beta: tilt.beta - offset.beta,
  gamma: tilt.gamma - offset.gamma,
});

/** The slope of `rise` over `run` (same unit): angle in degrees, per cent, and 1 : n. Null unless both are above zero. */
export function slopeOf(rise: number, run: number): { degrees: number; percent: number; ratio: number } | null {
  if (!(rise > 0 && run > 0)) return null;
  return { degrees: Math.atan2(rise, run) / RADIANS, percent: (rise / run) * 100, ratio: run / rise };
}
