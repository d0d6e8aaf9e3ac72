import type { DashboardLayout, WidgetPlace } from '@dwang/contracts';
import { draftName } from '@dwang/contracts/values';

/** What is being changed in edit mode: the places so far, and the layout from which the change began. */
export interface LayoutDraft {
  base: DashboardLayout;
  widgets: WidgetPlace[];
}

/** Kept across reload and sign-out, per user. */
const keyOf = (userId: number): string => draftName(userId, 'dashboard-layout');

export function readLayoutDraft(userId: number): LayoutDraft | null {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Partial<LayoutDraft> | null;
    return value && Array.isArray(value.widgets) && Array.isArray(value.base?.widgets) ? (value as LayoutDraft) : null;
  } catch {
    return null;
  }
}

export function keepLayoutDraft(userId: number, draft: LayoutDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage the change lasts as long as the page.
  }
}
