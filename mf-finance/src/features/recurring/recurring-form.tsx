import type { RecurringInvoice } from '@dwang/contracts';
import { paymentTermsText } from '@dwang/domain';
import { confirmFarDay, formatDay } from '@dwang/kit';
import {
  CheckboxField,
  DayField,
  EntryForm,
  endDayRule,
  Form,
  farDayRule,
  Input,
  requiredRule,
  SelectField,
  TextAreaField,
} from '@dwang/kit/form';
import { toDocumentSums } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { idempotencyKeyOf } from '../../api/idempotency-key';
import { useCreateRecurringMutation, useReplaceRecurringMutation } from '../../api/recurring';
import { GroupingField } from '../../lines/grouping-field';
import { lineChoice } from '../../lines/gst-kinds';
import { LinesField } from '../../lines/lines-field';
import { discountOf } from '../../lines/pricing';
import { PricingFields } from '../../lines/pricing-fields';
import { SumsPanel } from '../../lines/sums-panel';
import { ClientField } from '../../parties/client-field';
import { ProjectField } from '../../parties/project-field';
import { UnprintableAlert } from '../../pdf/unprintable-alert';
import { termsOptions } from '../../terms/terms-options';
import { useUsualTerms } from '../../terms/use-usual-terms';
import { useToday } from '../../use-today';
import { type RecurringValues, sumsOfLines, toRecurring } from './recurring-values';
import { followingDays, STEPS } from './recurring-words';

/** `lines` as a whole has no place of its own, so it is said above the form. */
const NAMES = { lines: 'form', 'discount.value': 'discountValue' };
const MAKES = [
  { value: 'draft', label: 'A draft, to look through first' },
  { value: 'issued', label: 'An issued invoice with its number' },
  { value: 'sent', label: 'An issued invoice, emailed to the client' },
] satisfies { value: RecurringInvoice['makes']; label: string }[];

interface RecurringFormProps {
  /** What is edited; without it a new one is made. */
  recurring?: RecurringInvoice | undefined;
  begun: RecurringValues;
  /** What the form was opened with, by which its draft is kept apart. */
  origin: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** What is billed again and again, to whom, and when. */
export function RecurringForm({ recurring, begun, origin, onSaved, onCancel }: RecurringFormProps) {
  const notify = useNotify();
  const today = useToday();
  const [form] = Form.useForm<RecurringValues>();
  const [initial] = useState(begun);
  const values = { ...initial, ...Form.useWatch<RecurringValues | undefined>([], form) };
  const [create] = useCreateRecurringMutation();
  const [replace] = useReplaceRecurringMutation();

  const save = async ({ uid, ...typed }: RecurringValues) => {
    const content = toRecurring({ uid, ...typed });
    const body = { ...content, uid };
    if (typed.nextDay !== recurring?.nextDay) await confirmFarDay(typed.nextDay, today, 'nextDay');
    const title = (day: string) => `Go on until ${day}?`;
    if (typed.lastDay !== recurring?.lastDay) await confirmFarDay(typed.lastDay, today, 'lastDay', { title, near: 'a year' });
    const saved = recurring
      ? await replace({ id: recurring.id, body: { ...content, version: recurring.version } }).unwrap()
      : await create({ body, idempotencyKey: idempotencyKeyOf(uid, body) }).unwrap();
    notify.success({
      title: recurring ? 'Recurring invoice saved' : 'Recurring invoice created',
      description: `The next one for ${saved.clientName} is made on ${formatDay(saved.nextDay)}`,
    });
    onSaved();
  };
  const lastRule = {
    validator: (_rule: unknown, day: string | null) =>
      day && day < values.nextDay ? Promise.reject(new Error('Last day must not be before the next invoice')) : Promise.resolve(),
  };
  const usual = useUsualTerms(values.clientId);
  const termsChoice = [{ value: '', label: `As usual: ${paymentTermsText(usual)}` }, ...termsOptions(values.paymentTerms)];
  const gstKinds = lineChoice(values);
  const sums = toDocumentSums(sumsOfLines(values), values.gst, discountOf(values));

  return (
    <EntryForm<RecurringValues>
      form={form}
      initialValues={initial}
      draftKey={`recurring-${origin}`}
      saveLabel={recurring ? 'Save' : 'Create recurring invoice'}
      savingLabel={recurring ? 'Saving...' : 'Creating...'}
      names={NAMES}
      findSaved={(id) => ({ to: `/invoices/recurring?edit=${id}` })}
      onSave={save}
      onCancel={onCancel}
      onValuesChange={(changed) => {
        if ('clientId' in changed) form.setFieldsValue({ projectId: undefined, addHours: false });
      }}
    >
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      <ClientField chosen={values.clientId} />
      <ProjectField clientId={values.clientId} linked={undefined} />
      <div className="finance-pair">
        <SelectField name="every" label="How often" required select={{ options: [...STEPS], showSearch: false }} />
        <DayField
          name="nextDay"
          label="Next invoice"
          required
          help={followingDays({ ...values, lastDay: values.lastDay ?? null })}
          rules={[requiredRule('Please choose a day'), farDayRule(today, recurring?.nextDay)]}
        />
        <DayField
          name="lastDay"
          label="Last day"
          help="Leave empty to go on until you stop it."
          rules={[lastRule, endDayRule(today, recurring?.lastDay)]}
        />
        <SelectField name="paymentTerms" label="Payment terms" required select={{ options: termsChoice, showSearch: false }} />
      </div>
      <SelectField name="makes" label="What is made" required select={{ options: MAKES, showSearch: false }} />
      <LinesField title="Lines" gstKinds={gstKinds} />
      <CheckboxField
        name="addHours"
        label="Bill the unbilled hours of the job too"
        disabled={!values.projectId}
        help={values.projectId ? undefined : 'Choose a project to bill its hours.'}
      />
      {values.addHours && <GroupingField gstKinds={gstKinds} />}
      <PricingFields />
      <SumsPanel sums={sums} />
      <TextAreaField name="terms" label="Terms" input={{ maxLength: 2000 }} />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
      <UnprintableAlert paper={values} />
    </EntryForm>
  );
}
