import type { PaymentClaim, RecordSchedule } from '@dwang/contracts';
import { Dialog, formatDay, formatMoney } from '@dwang/kit';
import { DayField, EntryForm, MoneyField, requiredRule, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRecordScheduleMutation } from '../../api/claims';
import { useToday } from '../../use-today';

/** What the payer answered to a claim. */
export function ScheduleDialog({ claim, onClose }: { claim: PaymentClaim; onClose: () => void }) {
  const [record] = useRecordScheduleMutation();
  const notify = useNotify();
  const today = useToday();
  const { schedule, respondBy } = claim;
  const save = async (body: RecordSchedule) => {
    await record({ id: claim.id, body }).unwrap();
    notify.success({ title: 'Payment schedule recorded' });
    onClose();
  };
  return (
    <Dialog open title="Payment schedule" size="small" onClose={onClose}>
      <EntryForm<RecordSchedule>
        initialValues={{
          receivedOn: schedule?.receivedOn ?? today,
          amount: schedule?.amount ?? claim.claimed,
          reasons: schedule?.reasons ?? '',
        }}
        saveLabel="Record schedule"
        onSave={save}
        onCancel={onClose}
      >
        <DayField
          name="receivedOn"
          label="Received on"
          required
          max={today}
          help={respondBy ? `In time until ${formatDay(respondBy)}.` : undefined}
          rules={[requiredRule('Please choose a day')]}
        />
        <MoneyField
          name="amount"
          label="Scheduled amount"
          required
          help={`${formatMoney(claim.claimed)} was claimed. It may be nothing.`}
          rules={[requiredRule('Please enter an amount')]}
        />
        <TextAreaField
          name="reasons"
          label="Reasons for less"
          help="How the payer worked it out, and why money is withheld."
          input={{ maxLength: 2000 }}
        />
      </EntryForm>
    </Dialog>
  );
}
