import type { TimerDesk } from '@dwang/client';
import type { Timer } from '@dwang/contracts';

/** What every question about the timer is given. */
export interface DecisionProps {
  timer: Timer;
  desk: TimerDesk;
  onClose: () => void;
}
