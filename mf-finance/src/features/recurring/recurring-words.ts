import type { RecurringInvoice, RecurringState } from '@dwang/contracts';
import { recurrenceDay } from '@dwang/domain';
import { formatDay, type Tone } from '@dwang/kit';

export const STEPS = [
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every fortnight' },
  { value: 'monthly', label: 'Every month' },
] as const satisfies readonly { value: RecurringInvoice['every']; label: string }[];

export const stepName = (every: RecurringInvoice['every']): string => STEPS.find(({ value }) => value === every)?.label ?? every;

const STATES: Record<RecurringState, { name: string; tone: Tone }> = {
  active: { name: 'Active', tone: 'good' },
  paused: { name: 'Paused', tone: 'neutral' },
  ended: { name: 'Ended', tone: 'neutral' },
};

/** What is said of its state: a problem comes before all else. */
export const stateOf = ({ state, problem }: Pick<RecurringInvoice, 'state' | 'problem'>): { name: string; tone: Tone } =>
  problem && state === 'active' ? { name: 'Needs attention', tone: 'bad' } : STATES[state];

/** `Then 31 Jan 2027, 28 Feb 2027 and so on`, for what is typed in the form; empty as long as there is no day. */
export function followingDays({ every, nextDay, lastDay }: Pick<RecurringInvoice, 'every' | 'nextDay' | 'lastDay'>): string {
  if (!nextDay) return '';
  const days = [1, 2].map((turn) => recurrenceDay(nextDay, every, turn)).filter((day) => !lastDay || day <= lastDay);
  if (days.length === 0) return 'Only this one before the last day.';
  return `Then ${days.map(formatDay).join(', ')}${days.length === 2 ? ' and so on' : ''}.`;
}
