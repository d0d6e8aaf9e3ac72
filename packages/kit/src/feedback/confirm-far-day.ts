import { addDays } from '@dwang/domain';
import { formatDay } from '../format';
import { confirmAction } from './confirm-store';

/** Days ahead that nobody types by mistake. */
const NEAR = {
  'a month': 31,
  'three months': 92,
  'a year': 366,
} as const;

interface FarDay {
  /** The question, of the day as it is shown. */
  title?: (day: string) => string;
  /** How far ahead such a day often is. */
  near?: keyof typeof NEAR;
  /** The day from which it follows: a later one than today counts in its place. */
  after?: string;
}

/**
 * Asks before something is dated more than a month ahead of `today`, or than is said. When the person declines, throws what the form shows at
 * its `field`.
 */
export async function confirmFarDay(
  day: string | null | undefined,
  today: string,
  field: string,
  { title = (shown) => `Date it ${shown}?`, near = 'a month', after = today }: FarDay = {},
): Promise<void> {
  const from = after > today ? after : today;
  if (!day || day <= addDays(from, NEAR[near])) return;
  const isMeant = await confirmAction({
    title: title(formatDay(day)),
    text: `That is more than ${near} ahead${from === today ? '' : ` of ${formatDay(from)}`}. Today is ${formatDay(today)}.`,
    confirm: 'Keep this date',
    cancel: 'Change it',
  });
  if (!isMeant) throw { errors: [{ field, message: 'Please check the date' }] };
}
