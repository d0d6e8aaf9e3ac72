import type { TimeGridCell } from '@dwang/contracts';

/** Why a cell cannot be typed in, and what to do. */
export const LOCK_REASONS: Record<NonNullable<TimeGridCell['lock']>, string> = {
  billed: 'On an invoice: locked until it is voided',
  submitted: 'This week is waiting for approval',
  approved: 'This week is approved',
  several: 'Made of several entries, or runs over midnight: open the list to change it',
};
