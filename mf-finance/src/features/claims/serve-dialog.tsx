import type { PaymentClaim, ServedBy } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { DayField, EntryForm, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useServeClaimMutation } from '../../api/claims';
import { useToday } from '../../use-today';
import { SERVED_BY } from './claim-words';

interface Values {
  day: string;
  by: ServedBy;
  note: string;
}

/** The day on which the payer got the claim starts its clock. */
export function ServeDialog({ claim, onClose }: { claim: PaymentClaim; onClose: () => void }) {
  const [serve] = useServeClaimMutation();
  const notify = useNotify();
  const today = useToday();
  const save = async (body: Values) => {
    await serve({ id: claim.id, body }).unwrap();
    notify.success({ title: 'Payment claim served', description: 'It does not change any more. Its clock runs.' });
    onClose();
  };
  return (
    <Dialog open title="When was it served?" size="small" onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ day: today, by: 'email', note: '' }}
        saveLabel="Record as served"
        onSave={save}
        onCancel={onClose}
      >
        <DayField
          name="day"
          label="Day"
          required
          max={today}
          help="The day is not counted: the working days begin with the next one."
          rules={[requiredRule('Please choose a day')]}
        />
        <SelectField<ServedBy> name="by" label="How" required select={{ options: [...SERVED_BY], showSearch: false }} />
        <TextField name="note" label="To whom, and what shows it" input={{ maxLength: 300 }} />
      </EntryForm>
    </Dialog>
  );
}
