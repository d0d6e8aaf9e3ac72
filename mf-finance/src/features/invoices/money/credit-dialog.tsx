import type { Invoice } from '@dwang/contracts';
import { centsToDecimal, type GstKind, parseCents } from '@dwang/domain';
import { Dialog, formatMoney, Segmented } from '@dwang/kit';
import { DayField, EntryForm, Field, Form, Input, requiredRule, TextAreaField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateCreditNoteMutation } from '../../../api/credit-notes';
import { useFindCreditNote } from '../../../api/find-saved';
import { LinesField } from '../../../lines/lines-field';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { CreditLines } from './credit-lines';
import { type CreditValues, newCredit, toCreditRequest } from './credit-values';

const NAMES = { lines: 'form', lineIds: 'lineIds' };

/** Takes back an issued invoice, or part of it. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const notify = useNotify();
  const today = useToday();
  const [form] = Form.useForm<CreditValues>();
  const [initial] = useState(() => newCredit(today));
  const [create] = useCreateCreditNoteMutation();
  const findSaved = useFindCreditNote();
  const kinds = kindsOn(invoice);
  const save = async (values: CreditValues) => {
    const body = toCreditRequest({ ...values, lines: values.lines ?? [], lineIds: values.lineIds ?? [] }, kinds);
    if (values.what === 'lines' && !body.lines?.length && !body.lineIds?.length)
      throw new Error('Please tick a line, or add one: nothing would be credited.');
    const note = await create({ invoiceId: invoice.id, body }).unwrap();
    notify.success({ title: 'Credit note made', description: `${note.creditNoteNumber} over ${formatMoney(note.total)}` });
    onClose();
  };
  return (
    <Dialog open title={`Credit note for ${invoiceName(invoice)}`} variant="side" size="large" onClose={onClose}>
      <EntryForm<CreditValues>
        form={form}
        initialValues={initial}
        draftKey={`credit-${invoice.id}`}
        saveLabel="Make credit note"
        savingLabel="Making..."
        names={NAMES}
        findSaved={findSaved}
        onSave={save}
        onCancel={onClose}
      >
        <CreditFields invoice={invoice} />
      </EntryForm>
    </Dialog>
  );
}

const kindsOn = ({ byKind }: Invoice): GstKind[] => byKind.map(({ kind }) => kind);

function CreditFields({ invoice }: { invoice: Invoice }) {
  const what = Form.useWatch<CreditValues['what'] | undefined>('what') ?? 'all';
  const today = useToday();
  const kinds = kindsOn(invoice);
  const left = centsToDecimal(parseCents(invoice.total) - parseCents(invoice.credited));
  return (
    <>
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      <Field
        name="what"
        label="What is taken back"
        required
        help={
          what === 'all'
            ? `${formatMoney(left)} with GST. All hours on it become unbilled again.`
            : `At most ${formatMoney(left)} with GST. Prices are ${invoice.gst === 'inclusive' ? 'with' : 'without'} GST, as on the invoice.`
        }
      >
        <Segmented
          aria-label="What is taken back"
          options={[
            { value: 'all', label: 'All that is left' },
            { value: 'lines', label: 'Some of it' },
          ]}
        />
      </Field>
      {what === 'lines' && (
        <>
          <Field name="lineIds" label="Whole lines">
            <CreditLines invoice={invoice} />
          </Field>
          <LinesField title="Other amounts to take back" gstKinds={kinds.length > 1 ? kinds : []} />
        </>
      )}
      {invoice.quote && <AfterField quoteNumber={invoice.quote.quoteNumber} />}
      <TextAreaField
        name="reason"
        label="What is corrected"
        required
        rules={[requiredRule('Please say what is corrected')]}
        help="Printed on the credit note: supply correction information."
        input={{ maxLength: 500 }}
      />
      <DayField
        name="issueDate"
        label="Date"
        required
        min={invoice.issueDate}
        max={today}
        rules={[requiredRule('Please choose a date')]}
      />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
    </>
  );
}

/** What becomes of the quote: work that was billed too early is invoiced again, a cut of the price is not. */
function AfterField({ quoteNumber }: { quoteNumber: string }) {
  const after = Form.useWatch<CreditValues['after'] | undefined>('after') ?? 'again';
  return (
    <Field
      name="after"
      label={`What it means for quote ${quoteNumber}`}
      required
      help={
        after === 'again'
          ? 'What is credited is left of the quote again, to be invoiced when it is due.'
          : 'The agreed price goes down by what is credited. It is not invoiced again.'
      }
    >
      <Segmented
        aria-label={`What it means for quote ${quoteNumber}`}
        options={[
          { value: 'again', label: 'Invoice it again' },
          { value: 'cut', label: 'Cut the price' },
        ]}
      />
    </Field>
  );
}
