import { LONG_ENTRY_SECONDS } from '@dwang/domain';
import { confirmAction, formatHours } from '@dwang/kit';

/** What the form shows when the person looks again. */
const LOOK_AGAIN = { errors: [{ field: 'duration', message: 'Please check the duration' }] };

/** Asks before more than 24 hours are saved as one entry; answers what the request says of it. Throws for the form when the person declines. */
export async function confirmLong(seconds: number): Promise<{ confirmLong?: true }> {
  if (seconds <= LONG_ENTRY_SECONDS) return {};
  const isMeant = await confirmAction({
    title: `Save ${formatHours(seconds)} as one entry?`,
    text: 'That is more than 24 hours. Hours are counted on each day that they fall on.',
    confirm: 'Save as one entry',
    cancel: 'Change it',
  });
  if (!isMeant) throw LOOK_AGAIN;
  return { confirmLong: true };
}
