import { isApiError } from '@dwang/client';
import { ErrorCode, type Invoice, type TimeEntry } from '@dwang/contracts';
import { Alert } from '@dwang/kit';
import { EntryForm, Form, Input } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { useReplaceDraftMutation } from '../../../api/invoice-writes';
import { useLazyGetInvoiceQuery } from '../../../api/invoices';
import { useToday } from '../../../use-today';
import { SupplyGaps } from '../supply-gaps';
import { confirmDays } from './confirm-days';
import { draftDifferences } from './draft-differences';
import { draftValues, toReplacement } from './draft-values';
import { FIELD_NAMES, InvoiceFields, useFollowedFields } from './invoice-fields';
import type { InvoiceValues } from './invoice-values';
import { QuotedHint } from './quoted-hint';
import { holderOfNumber } from './taken-number';
import { usePreviewInvoice } from './use-preview-invoice';
import { useUnbilledHours } from './use-unbilled-hours';
import { WithPreview } from './with-preview';

interface EditFormProps {
  draft: Invoice;
  /** The hours on the draft. */
  own: TimeEntry[];
  unbilled: TimeEntry[];
  onClose: () => void;
}

/** A draft is replaced as a whole. Somebody else's change in the meantime is shown, and what is typed here stays until it is saved again. */
export function EditForm({ draft, own, unbilled, onClose }: EditFormProps) {
  const { company } = useUser();
  const notify = useNotify();
  const [form] = Form.useForm<InvoiceValues>();
  const [initial] = useState(() => draftValues(draft, own, unbilled, company.timeZone));
  const values = Form.useWatch<InvoiceValues | undefined>([], form);
  const hours = useUnbilledHours(values?.projectId, own);
  const preview = usePreviewInvoice(values, hours.entries);
  const follow = useFollowedFields(form, undefined);
  const [replace] = useReplaceDraftMutation();
  const [read] = useLazyGetInvoiceQuery();
  const today = useToday();
  const [known, setKnown] = useState(draft);
  const [numberHolder, setNumberHolder] = useState<number>();
  const [others, setOthers] = useState<string[]>([]);

  const save = async (typed: InvoiceValues) => {
    if (hours.isLoading) throw new Error('The hours of this job are still loading. Please try again in a moment.');
    const body = toReplacement(typed, hours.entries);
    if (!body.timeEntryIds?.length && !body.lines?.length)
      throw new Error('Please tick hours or add a line: there is nothing to bill.');
    await confirmDays(typed, today, draft);
    try {
      const saved = await confirmingBesideQuote((confirmed) =>
        replace({ id: draft.id, body: { ...body, ...confirmed } }).unwrap(),
      );
      notify.success({ title: 'Draft saved', description: `The draft for ${saved.clientName}` });
      onClose();
    } catch (error) {
      setNumberHolder(holderOfNumber(error));
      if (!isApiError(error) || error.code !== ErrorCode.versionConflict) throw error;
      const now = await read(draft.id).unwrap();
      setOthers(draftDifferences(known, now));
      setKnown(now);
      form.setFieldValue('version', now.version);
      throw new Error('Somebody changed this draft while you did. Nothing is saved yet.');
    }
  };

  return (
    <WithPreview invoice={preview.invoice}>
      <EntryForm<InvoiceValues>
        form={form}
        initialValues={initial}
        draftKey={`invoice-${draft.id}`}
        saveLabel={others.length > 0 ? 'Save mine instead' : 'Save draft'}
        names={FIELD_NAMES}
        onSave={save}
        onCancel={onClose}
        onValuesChange={follow}
      >
        {others.length > 0 && (
          <Alert type="warning" showIcon title="Changed by somebody else" description={<ChangedList texts={others} />} />
        )}
        {(['version', 'quoteLeft', 'gstRounding'] as const).map((name) => (
          <Form.Item key={name} name={name} hidden>
            <Input />
          </Form.Item>
        ))}
        {known.quote && <QuotedHint quote={known.quote} gst={known.gst} />}
        <InvoiceFields values={values} hours={hours} project={undefined} isDraft numberHolder={numberHolder} />
        {preview.isComplete && preview.invoice && <SupplyGaps invoice={preview.invoice} isTyped />}
      </EntryForm>
    </WithPreview>
  );
}

const ChangedList = ({ texts }: { texts: string[] }) => (
  <ul className="finance-changed">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
    <li>Save to replace this by what is typed here, or cancel to keep it.</li>
  </ul>
);
