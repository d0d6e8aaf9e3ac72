import { PAPER_WORDS, type PaperKind, type Region, type SendingSettings } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { CheckboxField, EntryForm, requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useSetSendingSettingsMutation } from '../../api/sending';
import './reminders.css';
import { fromValues, type SendingValues, STEPS, toValues } from './sending-values';

const KINDS: readonly { kind: PaperKind; title: string }[] = [
  { kind: 'invoice', title: 'Invoice' },
  { kind: 'quote', title: 'Quote' },
  { kind: 'reminder', title: 'Reminder' },
  { kind: 'statement', title: 'Statement' },
];

const REGION_CHOICES: { value: Region | ''; label: string }[] = [
  { value: '', label: 'None' },
  ...(Object.keys(REGIONS) as Region[]).map((region) => ({ value: region, label: region })),
];

/** The schedule of reminders, then the words of each kind of letter. */
export function SendingForm({ settings }: { settings: SendingSettings }) {
  const [save] = useSetSendingSettingsMutation();
  const notify = useNotify();
  return (
    <EntryForm<SendingValues>
      initialValues={toValues(settings)}
      draftKey="finance-sending"
      saveLabel="Save"
      onSave={async (values) => {
        await save(fromValues(values)).unwrap();
        notify.success({ title: 'Settings saved' });
      }}
    >
      <CheckboxField name="isOn" label="Remind clients of unpaid invoices automatically" />
      <SelectField<number[]>
        name="steps"
        label="A reminder goes out"
        required
        help="From nine in the morning. Only for invoices that were sent, and never twice on a day."
        select={{ mode: 'multiple', options: STEPS, showSearch: false }}
      />
      <CheckboxField name="workingDaysOnly" label="Only on working days, else on the next one" />
      <SelectField<Region | ''>
        name="region"
        label="Anniversary day that is no working day"
        select={{ options: REGION_CHOICES }}
      />
      {KINDS.map(({ kind, title }) => (
        <fieldset key={kind} className="sending-letter">
          <legend>{title}</legend>
          <TextField
            name={`${kind}Subject`}
            label={`Subject of the ${kind}'s email`}
            required
            rules={[requiredRule('Please enter a subject')]}
            input={{ maxLength: 200, autoComplete: 'off' }}
          />
          <TextAreaField
            name={`${kind}Message`}
            label={`Message of the ${kind}'s email`}
            required
            rules={[requiredRule('Please write something')]}
            help={`Filled in for each: ${PAPER_WORDS[kind].join(', ')}`}
            input={{ maxLength: 10_000, rows: 8 }}
          />
        </fieldset>
      ))}
    </EntryForm>
  );
}
