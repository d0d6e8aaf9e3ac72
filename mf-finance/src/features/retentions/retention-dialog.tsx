import type { Retention } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { DayField, EntryForm, farDayRule, MoneyField, NumberField, requiredRule, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useCreateRetentionMutation, useUpdateRetentionMutation } from '../../api/retentions';
import { useToday } from '../../use-today';
import { JobField } from './job-field';

interface Values {
  projectId?: number;
  rate: string;
  cap: string;
  firstShare: string;
  completedOn?: string | undefined;
  defectsMonths: string;
  notes: string;
}

/** What the contract of a job says of retentions; without one given, a new one. */
export function RetentionDialog({ retention, onClose }: { retention?: Retention; onClose: () => void }) {
  const [create] = useCreateRetentionMutation();
  const [update] = useUpdateRetentionMutation();
  const notify = useNotify();
  const today = useToday();
  const save = async ({ projectId, cap, completedOn, ...values }: Values) => {
    const terms = { ...values, cap: cap || null, completedOn: completedOn || null };
    if (retention) await update({ id: retention.id, body: terms }).unwrap();
    else await create({ projectId, ...terms }).unwrap();
    notify.success({ title: 'Retention saved' });
    onClose();
  };
  return (
    <Dialog open title={retention ? `Retention of ${retention.projectName}` : 'New retention'} onClose={onClose}>
      <EntryForm<Values>
        initialValues={valuesOf(retention)}
        draftKey={`retention-${retention?.id ?? 'new'}`}
        saveLabel="Save retention"
        onSave={save}
        onCancel={onClose}
      >
        {!retention && <JobField />}
        <NumberField
          name="rate"
          label="Held back of each invoice, %"
          required
          help="As the contract says."
          decimals={2}
          unit="%"
          rules={[requiredRule('Please enter a percentage')]}
        />
        <MoneyField name="cap" label="No more than" help="The most that may be held at a time." />
        <NumberField
          name="firstShare"
          label="Released at practical completion, %"
          required
          help="The rest follows when the defects period ends. Half is common, the contract decides."
          min={0}
          max={100}
          decimals={0}
          unit="%"
          rules={[requiredRule('Please enter a percentage')]}
        />
        <DayField
          name="completedOn"
          label="Practical completion"
          help="Once it is known; the days of release follow from it."
          rules={[farDayRule(today, retention?.completedOn ?? today)]}
        />
        <NumberField
          name="defectsMonths"
          label="Defects period, months"
          required
          min={0}
          max={120}
          decimals={0}
          rules={[requiredRule('Please enter a number of months')]}
        />
        <TextAreaField name="notes" label="Notes" input={{ maxLength: 1000 }} />
      </EntryForm>
    </Dialog>
  );
}

const valuesOf = (retention: Retention | undefined): Values => ({
  rate: retention?.rate ?? '',
  cap: retention?.cap ?? '',
  firstShare: String(retention?.firstShare ?? 50),
  completedOn: retention?.completedOn ?? undefined,
  defectsMonths: String(retention?.defectsMonths ?? 12),
  notes: retention?.notes ?? '',
});
