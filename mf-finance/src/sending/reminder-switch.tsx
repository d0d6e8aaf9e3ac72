import { errorText } from '@dwang/client';
import { Switch } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useId } from 'react';
import { useGetReminderStopQuery, useSetReminderStopMutation } from '../api/sending';

interface ReminderSwitchProps {
  of: 'invoice' | 'client';
  id: number;
}

/** Whether payment reminders go out, for an invoice or for all of a client. */
export function ReminderSwitch({ of, id }: ReminderSwitchProps) {
  const path = of === 'invoice' ? `/invoices/${id}/reminders` : `/payment-reminders/clients/${id}`;
  const { currentData } = useGetReminderStopQuery(path);
  const [set, { isLoading }] = useSetReminderStopMutation();
  const notify = useNotify();
  const name = useId();
  const change = async (reminds: boolean) => {
    try {
      await set({ path, isStopped: !reminds }).unwrap();
    } catch (error) {
      notify.error({ title: 'Not changed', description: errorText(error, 'Please try again.') });
    }
  };
  const reminds = currentData ? !currentData.isStopped : true;
  return (
    <span className="reminder-switch">
      <Switch
        aria-labelledby={name}
        checked={reminds}
        disabled={!currentData}
        loading={isLoading}
        onChange={(next) => void change(next)}
      />
      <span id={name}>{reminds ? 'Reminders allowed' : 'No reminders'}</span>
    </span>
  );
}
