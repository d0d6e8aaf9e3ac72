import { addDays } from '@dwang/domain';
import { formatDay } from '../format';
import { confirmAction } from './confirm-store';

/** Days ahead that nobody types by mistake. */
const NEAR = 31;

/** Asks before something is dated more than a month ahead of `today`. When the person declines, throws what the form shows at its `field`. */
export async function confirmFarDay(day: string | null | undefined, today: string, field: string): Promise<void> {
  if (!day || day <= addDays(today, NEAR)) return;
  const isMeant = await confirmAction({
    title: `Date it ${formatDay(day)}?`,
    text: `That is more than a month ahead. Today is ${formatDay(today)}.`,
    confirm: 'Keep this date',
    cancel: 'Change it',
  });
  if (!isMeant) throw { errors: [{ field, message: 'Please check the date' }] };
}
