import { inThousands } from '@dwang/domain';

interface Figure {
  value: string;
  unit?: string | undefined;
}

/** Digits in threes from 10,000 on; other values stay as they are. */
function grouped(value: string): string {
  if (!/^-?\d{5,}(\.\d+)?$/.test(value)) return value;
  const [whole = '', rest] = value.split('.');
  const threes = inThousands(whole);
  return rest === undefined ? threes : `${threes}.${rest}`;
}

/** A figure as it is read: `2.40 m³`, `$12,400.00`, `38.2°`. */
export function figureText({ value, unit }: Figure): string {
  if (!unit) return grouped(value);
  if (unit === '$') return value.startsWith('-') ? `−$${grouped(value.slice(1))}` : `$${grouped(value)}`;
  return unit === '°' ? `${grouped(value)}°` : `${grouped(value)}\u00a0${unit}`;
}
