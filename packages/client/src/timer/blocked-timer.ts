import type { TimeEntry } from '@dwang/contracts';
import type { TimerEvent } from '@dwang/domain';

/** A timer of this device that the server does not take because another one is there. */
export interface BlockedTimer {
  events: readonly TimerEvent[];
  /** The refused start in the outbox; null when it was never kept. */
  writeId: string | null;
  /** What was saved of it; then it no longer runs. */
  saved: TimeEntry | null;
}
