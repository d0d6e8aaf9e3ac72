import { LONG_ENTRY_SECONDS } from '@dwang/domain';
import { confirmAction, formatHours } from '@dwang/kit';

/** What the card shows when the person looks again. */
const LOOK_AGAIN = { errors: [{ field: 'hours', message: 'Please check the hours' }] };

/** Asks before more than 24 hours are saved as one entry, as the form does; throws for the card when the person declines. */
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
