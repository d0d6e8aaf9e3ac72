import { createMeasurement, newMeasurement, updateMeasurement } from '@dwang/client';
import { type Measurement, MeasurementUnit } from '@dwang/contracts';
import { parseDecimal, shortDecimal } from '@dwang/domain';
import { Dialog } from '@dwang/kit';
import { EntryForm, NumberField, requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useDraft } from '../../../drafts/use-draft';
import { useWrite } from '../rows/use-write';
import { lengthProblem } from './length-text';

type Values = Pick<Measurement, 'name' | 'length' | 'unit' | 'note'>;

const UNITS = MeasurementUnit.options.map((unit) => ({ value: unit, label: unit }));
const NEW: Values = { name: '', length: '', unit: 'm', note: '' };

const lengthRule = {
  validator: async (_: unknown, typed: string) => {
    const problem = lengthProblem(typed ?? '');
    if (problem) throw new Error(problem);
  },
};

interface MeasurementDialogProps {
  projectId: number;
  /** Null for a new one. */
  row: Measurement | null;
  onClose: () => void;
}

/** A length that was taken by hand, for the job; kept on this device while there is no network. */
export function MeasurementDialog({ projectId, row, onClose }: MeasurementDialogProps) {
  const { id: userId } = useUser();
  const [uid] = useState(() => crypto.randomUUID());
  const { submit } = useWrite();
  const draft = useDraft(`job-${projectId}-measurement`, row ?? undefined);
  const before: Values = row ? { ...row, length: shortDecimal(row.length) } : NEW;
  const save = async (typed: Values) => {
    const said = {
      name: typed.name.trim(),
      length: parseDecimal(typed.length) ?? typed.length,
      unit: typed.unit,
      note: typed.note.trim(),
    };
    if (!row) {
      await submit(createMeasurement(newMeasurement({ ...said, calibrated: true, projectId }, userId, uid)));
    } else {
      const change = Object.fromEntries(Object.entries(said).filter(([name, value]) => value !== before[name as keyof Values]));
      if (Object.keys(change).length > 0) await submit(updateMeasurement(row, change));
    }
    onClose();
  };
  return (
    <Dialog open size="small" title={row ? 'Edit measurement' : 'Add measurement'} onClose={onClose}>
      <EntryForm<Values>
        draftKey={draft.key}
        initialValues={before}
        saveLabel={row ? 'Save measurement' : 'Add measurement'}
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <TextField
          name="name"
          label="What was measured"
          required
          rules={[requiredRule('Please enter a name')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <div className="jobs-pair">
          <NumberField name="length" label="Length" required rules={[lengthRule]} />
          <SelectField name="unit" label="Unit" required select={{ options: UNITS, showSearch: false }} />
        </div>
        <TextAreaField name="note" label="Note" input={{ maxLength: 2000 }} />
      </EntryForm>
    </Dialog>
  );
}
