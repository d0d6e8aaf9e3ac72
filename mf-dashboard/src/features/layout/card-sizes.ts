import type { WidgetSize } from '@dwang/shell-api';

export const SIZE_NAMES: Record<WidgetSize, string> = { small: 'Small', medium: 'Medium', large: 'Large', full: 'Full width' };

/** The dashboard is as many columns wide. */
export const COLUMNS = 12;

/** Columns that a card of a size takes on a wide screen. */
const SPANS: Record<WidgetSize, number> = { small: 4, medium: 6, large: 8, full: COLUMNS };

/** Columns that a card takes on a screen so wide, in CSS pixels: below 992 only small cards stand side by side, below 768 none. */
export function spanOf(size: WidgetSize, screenWidth: number): number {
  if (screenWidth >= 992) return SPANS[size];
  return screenWidth >= 768 && size === 'small' ? COLUMNS / 2 : COLUMNS;
}

/** Of the sizes that a card has, the one whose share of the width is nearest. */
export function nearestSize(sizes: readonly WidgetSize[], share: number): WidgetSize | undefined {
  const distance = (size: WidgetSize) => Math.abs(SPANS[size] / COLUMNS - share);
  return [...sizes].sort((one, other) => distance(one) - distance(other))[0];
}
