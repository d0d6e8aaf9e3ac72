import { Dialog } from '@dwang/kit';
import { EntryForm, Field, MoneyField, NumberField, TextAreaField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { ProjectPicker } from '../../../pickers/project-picker';
import { type BulkValues, NO_CHANGE } from './bulk-values';

interface BulkDialogProps {
  count: number;
  onClose: () => void;
  onSave: (values: BulkValues) => Promise<void>;
}

const isEmpty = ({ projectId, hourlyRate, notes, days }: BulkValues): boolean =>
  !projectId && !hourlyRate && !notes.trim() && !Number(days);

/** Changes of many entries at once; what is left empty stays as it is. */
export function BulkDialog({ count, onClose, onSave }: BulkDialogProps) {
  const { seesPrices } = useUser();
  const save = async (values: BulkValues) => {
    if (isEmpty(values)) throw new Error('Please fill in what should be changed.');
    await onSave(values);
  };
  return (
    <Dialog open title={count === 1 ? 'Change 1 entry' : `Change ${count} entries`} onClose={onClose}>
      <EntryForm<BulkValues>
        draftKey="bulk-entries"
        initialValues={NO_CHANGE}
        saveLabel="Save changes"
        onSave={save}
        onCancel={onClose}
      >
        <Field name="projectId" label="Project">
          <ProjectPicker none="No change" />
        </Field>
        {seesPrices && <MoneyField name="hourlyRate" label="Hourly rate" unit="/hr" placeholder="No change" />}
        <NumberField
          name="days"
          label="Move by days"
          help="With a minus to an earlier day. Times of day stay."
          min={-366}
          max={366}
          decimals={0}
          placeholder="No change"
        />
        <TextAreaField name="notes" label="Notes" placeholder="No change" input={{ maxLength: 2000 }} />
      </EntryForm>
    </Dialog>
  );
}
