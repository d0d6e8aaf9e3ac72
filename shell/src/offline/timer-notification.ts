import type { TimerEvent } from '@dwang/domain';

/** What the page writes into the notification of a running timer and the worker reads when one of its buttons is pressed. */
export interface TimerNotice {
  uid: string;
  userId: number;
  /** Milliseconds from this device's clock to the server's. */
  offset: number;
  /** When it was shown, by the server's clock. */
  shown: Pick<TimerEvent, 'at' | 'clock'>;
  job: string;
}

export const TIMER_NOTIFICATION = 'dwang-timer';

/** The actions of the notification. */
export const TIMER_ACTIONS = [
  { action: 'save', title: 'Stop & save' },
  { action: 'pause', title: 'Pause' },
] as const;
