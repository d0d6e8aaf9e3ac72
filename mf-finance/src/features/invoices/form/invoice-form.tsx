import { isApiError } from '@dwang/client';
import type { Invoice, Project } from '@dwang/contracts';
import { Button } from '@dwang/kit';
import { SendIcon } from '@dwang/kit/data';
import { EntryForm, Form } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { useFindInvoice } from '../../../api/find-saved';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { useCreateInvoiceMutation } from '../../../api/invoice-writes';
import { invoiceName } from '../../../status';
import { useToday } from '../../../use-today';
import { SupplyGaps } from '../supply-gaps';
import { confirmDays } from './confirm-days';
import { FIELD_NAMES, InvoiceFields, useFollowedFields } from './invoice-fields';
import { type InvoiceValues, newInvoiceValues, toRequest } from './invoice-values';
import { holderOfNumber } from './taken-number';
import { usePreviewInvoice } from './use-preview-invoice';
import { useUnbilledHours } from './use-unbilled-hours';
import { WithPreview } from './with-preview';

const FAILED = 'Failed to create invoice. Please try again.';

interface InvoiceFormProps {
  /** The job from which the form was opened. */
  project: Project | undefined;
  /** `isToSend`: the next step is the letter. */
  onCreated: (invoice: Invoice, isToSend: boolean) => void;
  onCancel: () => void;
}

/** A refusal that names fields speaks for itself; anything else says first that nothing was made. */
function explain(error: unknown): unknown {
  if (!isApiError(error) || error.errors.length > 0) return error;
  return { ...error, detail: error.detail ? `${FAILED} ${error.detail}` : FAILED };
}

/** A new invoice: from a job's unbilled hours, from typed lines, or both. */
export function InvoiceForm({ project, onCreated, onCancel }: InvoiceFormProps) {
  const today = useToday();
  const notify = useNotify();
  const [form] = Form.useForm<InvoiceValues>();
  const [initial] = useState(() => ({
    ...newInvoiceValues(today),
    clientId: project?.clientId ?? undefined,
    projectId: project?.id,
  }));
  const values = Form.useWatch<InvoiceValues | undefined>([], form);
  const hours = useUnbilledHours(values?.projectId);
  const preview = usePreviewInvoice(values, hours.entries);
  const follow = useFollowedFields(form, project);
  const [create] = useCreateInvoiceMutation();
  const findSaved = useFindInvoice();
  const [numberHolder, setNumberHolder] = useState<number>();
  const isToSend = useRef(false);
  /** Only what can be saved is sent: a refused form waits for either button. */
  const createAndSend = () =>
    form.validateFields().then(
      () => {
        isToSend.current = true;
        form.submit();
      },
      () => form.submit(),
    );

  const save = async (typed: InvoiceValues) => {
    const sends = isToSend.current;
    const body = toRequest(typed, hours.entries);
    if (hours.isLoading) throw new Error('The hours of this job are still loading. Please try again in a moment.');
    if (!body.timeEntryIds?.length && !body.lines?.length)
      throw new Error('Please tick hours or add a line: there is nothing to bill.');
    await confirmDays(typed, today);
    try {
      const invoice = await confirmingBesideQuote((confirmed) => {
        const wish = { ...body, ...confirmed };
        return create({ body: wish, idempotencyKey: idempotencyKeyOf(typed.uid, wish) }).unwrap();
      });
      notify.success({ title: 'Invoice created', description: `${invoiceName(invoice)} for ${invoice.clientName}` });
      onCreated(invoice, sends);
    } catch (error) {
      setNumberHolder(holderOfNumber(error));
      throw explain(error);
    } finally {
      isToSend.current = false;
    }
  };

  return (
    <WithPreview invoice={preview.invoice}>
      <EntryForm<InvoiceValues>
        form={form}
        initialValues={initial}
        draftKey={`invoice-new${project ? `-project-${project.id}` : ''}`}
        saveLabel="Create invoice"
        savingLabel="Creating..."
        names={FIELD_NAMES}
        findSaved={findSaved}
        onSave={save}
        onCancel={onCancel}
        onValuesChange={follow}
      >
        <InvoiceFields values={values} hours={hours} project={project} numberHolder={numberHolder} />
        {preview.isComplete && preview.invoice && <SupplyGaps invoice={preview.invoice} isTyped />}
        <Button block icon={<SendIcon aria-hidden />} onClick={() => void createAndSend()}>
          Create and send
        </Button>
      </EntryForm>
    </WithPreview>
  );
}
