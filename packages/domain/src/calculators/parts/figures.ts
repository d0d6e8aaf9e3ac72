/** How numbers are rounded and written in answers: no float dust, and nothing bought because of the sixteenth digit. */

const dustless = (value: number): number => Number(value.toPrecision(12));

/** Rounded half up to `decimals`, always with them: 2.4 → `"2.40"`. Never `"-0"`. */
export function shown(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(dustless(Math.abs(value) * scale)) / scale;
  return (value < 0 && rounded !== 0 ? -rounded : rounded).toFixed(decimals);
}

/** Rounded to at most `decimals`, without zeros at the end: 2.50 → `"2.5"`. */
export const brief = (value: number, decimals = 2): string => String(Number(shown(value, decimals)));

/** The next whole number up, for what is bought whole; 2.0000000001 is 2. */
export const wholeUp = (value: number): number => Math.max(0, Math.ceil(value - 1e-6));

/** The whole number below; 2.9999999999 is 3. */
export const wholeDown = (value: number): number => Math.max(0, Math.floor(value + 1e-6));

/** A share on top: `withAllowance(2.4, 10)` is 2.64. */
export const withAllowance = (value: number, percent: number): number => value * (1 + percent / 100);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
