import { errorText } from '@dwang/client';
import type { RecurringInvoice } from '@dwang/contracts';
import { confirmAction, formatDay } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useDeleteRecurringMutation, usePauseRecurringMutation } from '../../api/recurring';

export interface RecurringMoves {
  pause: (recurring: RecurringInvoice, paused: boolean) => Promise<void>;
  remove: (recurring: RecurringInvoice) => Promise<void>;
}

/** Each says what happened, or why it did not. */
export function useRecurringMoves(): RecurringMoves {
  const notify = useNotify();
  const [pause] = usePauseRecurringMutation();
  const [remove] = useDeleteRecurringMutation();
  const failed = (error: unknown) =>
    notify.error({ title: 'Could not change the recurring invoice', description: errorText(error, 'Please try again.') });
  const set = async (id: number, paused: boolean): Promise<void> => {
    try {
      const { clientName, nextDay, state } = await pause({ id, paused }).unwrap();
      const next = state === 'active' ? `The next one for ${clientName} is made on ${formatDay(nextDay)}` : clientName;
      notify.success({
        title: paused ? 'Paused' : 'Goes on',
        description: paused ? `Nothing is made for ${clientName} until you resume it` : next,
        ...(paused && { action: { label: 'Undo', run: () => void set(id, false) } }),
      });
    } catch (error) {
      failed(error);
    }
  };
  return {
    pause: ({ id }, paused) => set(id, paused),
    remove: async ({ id, clientName }) => {
      const isSure = await confirmAction({
        title: 'Delete this recurring invoice?',
        text: 'The invoices that it made stay. Nothing more is made.',
        confirm: 'Delete',
        danger: true,
      });
      if (!isSure) return;
      try {
        await remove(id).unwrap();
        notify.success({ title: 'Recurring invoice deleted', description: `Nothing more is made for ${clientName}` });
      } catch (error) {
        failed(error);
      }
    },
  };
}
