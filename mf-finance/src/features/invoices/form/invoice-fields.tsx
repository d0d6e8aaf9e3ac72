import type { Project } from '@dwang/contracts';
import { Form, type FormInstance, Input } from '@dwang/kit/form';
import { AddEstimate } from '../../../lines/add-estimate';
import { GroupingField } from '../../../lines/grouping-field';
import { lineChoice } from '../../../lines/gst-kinds';
import { LinesField } from '../../../lines/lines-field';
import { PricingFields } from '../../../lines/pricing-fields';
import { ClientField } from '../../../parties/client-field';
import { ProjectField } from '../../../parties/project-field';
import { HoursField } from './hours-field';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceSums } from './invoice-sums';
import { FREE_DAY, type InvoiceValues } from './invoice-values';
import type { UnbilledHours } from './use-unbilled-hours';
import './invoice-form.css';

/** Names of the request that differ from the form's. `lines` as a whole has no place of its own, so it is said above the form. */
export const FIELD_NAMES = { timeEntryIds: 'skipped', lines: 'form', 'discount.value': 'discountValue' };

interface InvoiceFieldsProps {
  values: InvoiceValues | undefined;
  hours: UnbilledHours;
  /** The job from which the form was opened. */
  project: Project | undefined;
  /** A draft that is edited stays one: it has no status to choose. */
  isDraft?: boolean;
  /** The invoice that has the typed number, once that was refused. */
  numberHolder: number | undefined;
}

/** All fields of an invoice, with its sums. */
export function InvoiceFields({ values, hours, project, isDraft = false, numberHolder }: InvoiceFieldsProps) {
  const gstKinds = lineChoice(values ?? {});
  return (
    <>
      {(['uid', 'usualTerms'] as const).map((name) => (
        <Form.Item key={name} name={name} hidden>
          <Input />
        </Form.Item>
      ))}
      <ClientField chosen={values?.clientId} />
      <ProjectField clientId={values?.clientId} linked={project} />
      <HoursField hours={hours} hasProject={values?.projectId !== undefined || hours.entries.length > 0} />
      {hours.entries.length > 0 && <GroupingField gstKinds={gstKinds} />}
      <LinesField gstKinds={gstKinds} more={<AddEstimate projectId={values?.projectId} />} />
      <PricingFields />
      <InvoiceSums entries={hours.entries} values={values} />
      <InvoiceFacts values={values} isDraft={isDraft} numberHolder={numberHolder} />
    </>
  );
}

/** Fields that follow others: the job goes with its client, a typed due day follows no terms any more. */
export function useFollowedFields(form: FormInstance<InvoiceValues>, project: Project | undefined) {
  /** The job of the link belongs to no client, so it stays whoever pays. */
  const isHomeless = (projectId: number | undefined) => project?.clientId === null && projectId === project.id;
  return (changed: Partial<InvoiceValues>) => {
    if ('clientId' in changed && !isHomeless(form.getFieldValue('projectId'))) form.setFieldValue('projectId', undefined);
    if (changed.dueDate) form.setFieldValue('paymentTerms', FREE_DAY);
  };
}
