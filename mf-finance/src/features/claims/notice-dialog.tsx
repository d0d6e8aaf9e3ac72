import type { PaymentClaim, RecordNotice } from '@dwang/contracts';
import { Dialog, formatMoney } from '@dwang/kit';
import { DayField, EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRecordNoticeMutation } from '../../api/claims';
import { useToday } from '../../use-today';

/** That a written notice was given; five working days later work may be suspended. */
export function NoticeDialog({ claim, onClose }: { claim: PaymentClaim; onClose: () => void }) {
  const [record] = useRecordNoticeMutation();
  const notify = useNotify();
  const today = useToday();
  const save = async (body: RecordNotice) => {
    await record({ id: claim.id, body }).unwrap();
    notify.success({ title: 'Notice recorded' });
    onClose();
  };
  return (
    <Dialog open title="Notice of suspension" size="small" onClose={onClose}>
      <EntryForm<RecordNotice>
        initialValues={{ day: today, note: '' }}
        saveLabel="Record notice"
        onSave={save}
        onCancel={onClose}
      >
        <p>
          Dwang does not send the notice. Give it in writing: that {formatMoney(claim.unpaid)} is unpaid, and that you will
          suspend work under the Construction Contracts Act 2002 (section 24A) unless it is paid within 5 working days.
        </p>
        <DayField name="day" label="Given on" required max={today} rules={[requiredRule('Please choose a day')]} />
        <TextField name="note" label="To whom and how" input={{ maxLength: 300 }} />
      </EntryForm>
    </Dialog>
  );
}
