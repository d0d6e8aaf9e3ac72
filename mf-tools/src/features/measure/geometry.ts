import type { MeasurementUnit } from '@dwang/contracts';
import { distance, type Point } from '../../photo/photo';

/** How many millimetres a pixel stands for, and how that is known. */
export interface Scale {
  millimetresPerPixel: number;
  /** Length in pixels of the known object; null for the uncalibrated guess. */
  knownPixels: number | null;
}

/** The default until calibrated: 10 pixels to a centimetre, a guess. Source: specification 2, section 9. */
export const UNCALIBRATED: Scale = { millimetresPerPixel: 1, knownPixels: null };

/** The scale from two points on something of known length. Null when the points are closer than 10 pixels: too short to trust. */
export function calibrate(a: Point, b: Point, millimetres: number): Scale | null {
  const knownPixels = distance(a, b);
  if (knownPixels < 10 || !(millimetres > 0)) return null;
  return { millimetresPerPixel: millimetres / knownPixels, knownPixels };
}

const MILLIMETRES = { cm: 10, m: 1000, in: 25.4 } as const satisfies Record<MeasurementUnit, number>;

/** `{ length: "12.34", error: "0.15" }` in `unit`, two decimals; the error is null while uncalibrated. */
export function measure(a: Point, b: Point, scale: Scale, unit: MeasurementUnit): { length: string; error: string | null } {
  const pixels = distance(a, b);
  const show = (millimetres: number): string => (millimetres / MILLIMETRES[unit]).toFixed(2);
  const length = show(pixels * scale.millimetresPerPixel);
  if (scale.knownPixels === null) return { length, error: null };
  return { length, error: show(errorMillimetres(pixels, scale.millimetresPerPixel, scale.knownPixels)) };
}

/**
 * A point may be a pixel out at each end, here and on the known object: two pixels of the measured line, and its share of two pixels
 * of the known one. Perspective is not in it: both lines must lie in one plane facing the camera.
 */
const errorMillimetres = (pixels: number, perPixel: number, knownPixels: number): number =>
  2 * perPixel + pixels * perPixel * (2 / knownPixels);

/** Things whose length everyone has at hand, in millimetres. Sources: ISO/IEC 7810 ID-1; ISO 216. */
export const KNOWN_OBJECTS = [
  { id: 'card', label: 'Bank card, long side (85.6 mm)', millimetres: 85.6 },
  { id: 'a4', label: 'A4 sheet, long side (297 mm)', millimetres: 297 },
  { id: 'own', label: 'Tape measure or another length…', millimetres: null },
] as const;
