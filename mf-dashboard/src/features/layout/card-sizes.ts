import type { WidgetSize } from '@dwang/shell-api';

export const SIZE_NAMES: Record<WidgetSize, string> = { small: 'Small', medium: 'Medium', large: 'Large', full: 'Full width' };

/** Share of the dashboard's width, as in widget-grid.css. */
const SHARES: Record<WidgetSize, number> = { small: 4 / 12, medium: 6 / 12, large: 8 / 12, full: 1 };

/** Of the sizes that a card has, the one whose share of the width is nearest. */
export function nearestSize(sizes: readonly WidgetSize[], share: number): WidgetSize | undefined {
  return [...sizes].sort((one, other) => Math.abs(SHARES[one] - share) - Math.abs(SHARES[other] - share))[0];
}
