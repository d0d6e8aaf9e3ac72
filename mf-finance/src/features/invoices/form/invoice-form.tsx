import { isApiError } from '@dwang/client';
import type { Invoice, Project } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import { EntryForm, Form, Input } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateInvoiceMutation } from '../../../api/invoices';
import { LinesField } from '../../../lines/lines-field';
import { PricingFields } from '../../../lines/pricing-fields';
import { invoiceName } from '../../../status';
import { useToday } from '../use-today';
import { ClientField } from '../../../parties/client-field';
import { GroupingField } from './grouping-field';
import { HoursField } from './hours-field';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceSums } from './invoice-sums';
import { DUE_DAYS, type InvoiceValues, newInvoiceValues, toRequest } from './invoice-values';
import { ProjectField } from '../../../parties/project-field';
import { useUnbilledHours } from './use-unbilled-hours';
import './invoice-form.css';

const FAILED = 'Failed to create invoice. Please try again.';
/** `lines` as a whole has no place of its own, so it is said above the form. */
const NAMES = { timeEntryIds: 'skipped', lines: 'form', 'discount.value': 'discountValue' };

interface InvoiceFormProps {
  /** The job from which the form was opened. */
  project: Project | undefined;
  onCreated: (invoice: Invoice) => void;
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
  const { id: userId } = useUser();
  const notify = useNotify();
  const [form] = Form.useForm<InvoiceValues>();
  const [initial] = useState(() => ({
    ...newInvoiceValues(today),
    clientId: project?.clientId ?? undefined,
    projectId: project?.id,
  }));
  const values = Form.useWatch<InvoiceValues | undefined>([], form);
  const hours = useUnbilledHours(values?.projectId);
  const [create] = useCreateInvoiceMutation();

  const save = async (typed: InvoiceValues) => {
    const body = toRequest(typed, hours.entries);
    if (hours.isLoading) throw new Error('The hours of this job are still loading. Please try again in a moment.');
    if (!body.timeEntryIds?.length && !body.lines?.length)
      throw new Error('Please tick hours or add a line: there is nothing to bill.');
    try {
      const invoice = await create({ body, idempotencyKey: idempotencyKeyOf(typed.uid, body) }).unwrap();
      notify.success({ title: 'Invoice created', description: `${invoiceName(invoice)} for ${invoice.clientName}` });
      onCreated(invoice);
    } catch (error) {
      throw explain(error);
    }
  };
  /** The job of the link belongs to no client, so it stays whoever pays. */
  const isHomeless = (projectId: number | undefined) => project?.clientId === null && projectId === project.id;
  const follow = (changed: Partial<InvoiceValues>) => {
    if ('clientId' in changed && !isHomeless(form.getFieldValue('projectId'))) form.setFieldValue('projectId', undefined);
    if (changed.issueDate && !form.isFieldTouched('dueDate')) {
      form.setFieldValue('dueDate', addDays(changed.issueDate, DUE_DAYS));
    }
  };

  return (
    <EntryForm<InvoiceValues>
      form={form}
      initialValues={initial}
      draftKey={`${userId}:invoice-new${project ? `-project-${project.id}` : ''}`}
      saveLabel="Create invoice"
      savingLabel="Creating..."
      names={NAMES}
      onSave={save}
      onCancel={onCancel}
      onValuesChange={follow}
    >
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      <ClientField chosen={values?.clientId} />
      <ProjectField clientId={values?.clientId} linked={project} />
      <HoursField hours={hours} hasProject={values?.projectId !== undefined} />
      {hours.entries.length > 0 && <GroupingField />}
      <LinesField />
      <PricingFields />
      <InvoiceSums entries={hours.entries} values={values} />
      <InvoiceFacts values={values} />
    </EntryForm>
  );
}
