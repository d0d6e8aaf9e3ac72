import type { DashboardLayout } from '@dwang/contracts';

const KEY = 'dashboardLayout';

/** Keeps the layout on this device, so that the next visit draws the cards in their places at once. */
export function keepLayout(layout: DashboardLayout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layout));
  } catch {
    // Without storage the cards wait for the server.
  }
}

export function readKeptLayout(): DashboardLayout | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isLayout = typeof value === 'object' && value !== null && 'widgets' in value && Array.isArray(value.widgets);
    return isLayout ? (value as DashboardLayout) : null;
  } catch {
    return null;
  }
}
