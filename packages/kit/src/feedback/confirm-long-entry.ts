import { LONG_ENTRY_SECONDS } from '@dwang/domain';
import { formatHours } from '../format';
import { confirmAction } from './confirm-store';

/**
 * Asks before more than 24 hours are saved as one entry; answers what the request says of it. When the person declines, throws what the form
 * or card shows at its `field`.
 */
export async function confirmLongEntry(seconds: number, field: 'duration' | 'hours'): Promise<{ confirmLong?: true }> {
  if (seconds <= LONG_ENTRY_SECONDS) return {};
  const isMeant = await confirmAction({
    title: `Save ${formatHours(seconds)} as one entry?`,
    text: 'That is more than 24 hours. Hours are counted on each day that they fall on.',
    confirm: 'Save as one entry',
    cancel: 'Change it',
  });
  if (!isMeant) throw { errors: [{ field, message: `Please check the ${field}` }] };
  return { confirmLong: true };
}
