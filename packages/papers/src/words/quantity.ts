import { shortDecimal } from '@dwang/domain';

/**
 * `"2.500"` and `"h"` → `"2.5 h"`. Hours that two decimals cannot hold are written by the clock, `2:20 h`: with 2.3333 the line would not
 * multiply.
 */
export function documentQuantity(quantity: string, unit: string): string {
  const seconds = Math.round(Number(quantity) * 3600);
  if (unit === 'h' && seconds % SECONDS_OF_A_HUNDREDTH !== 0) return `${clockText(seconds)} h`;
  const short = shortDecimal(quantity);
  return unit ? `${short} ${unit}` : short;
}

const SECONDS_OF_A_HUNDREDTH = 36;

/** `8400` → `2:20`, `5025` → `1:23:45`. */
function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [String(Math.floor(whole / 3600)), two(Math.floor(whole / 60) % 60), ...(whole % 60 ? [two(whole % 60)] : [])];
  return `${seconds < 0 ? '-' : ''}${parts.join(':')}`;
}
