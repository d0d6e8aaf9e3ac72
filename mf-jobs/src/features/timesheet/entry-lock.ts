import type { Synced } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';

/** Why an entry cannot be changed now, in a few words; null when it can. */
export function lockOf({ billed, approval, sync }: Synced<TimeEntry>): string | null {
  if (sync === 'attention') return 'Needs attention';
  if (billed) return 'On an invoice';
  if (approval === 'submitted') return 'Waiting for approval';
  return approval === 'approved' ? 'Approved' : null;
}
