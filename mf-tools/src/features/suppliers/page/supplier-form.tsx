import { usePlacing } from '@dwang/client';
import type { Supplier } from '@dwang/contracts';
import { REGIONS } from '@dwang/domain/weather';
import { Dialog } from '@dwang/kit';
import {
  EntryForm,
  Form,
  type FormInstance,
  Input,
  PlaceFields,
  requiredRule,
  SelectField,
  TextAreaField,
  TextField,
  TimeField,
} from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useCreateSupplierMutation, useListSuppliersQuery, useUpdateSupplierMutation } from '../../../api/suppliers';
import { KIND_CHOICES } from '../kinds';
import { DAYS } from '../opening-days';
import { REQUEST_NAMES, requestOf, type SupplierValues, timeProblem, valuesOf } from './supplier-values';

const REGION_CHOICES = [
  { value: '', label: 'Not said' },
  ...Object.keys(REGIONS).map((region) => ({ value: region, label: region })),
];

/** Adds a supplier of the company, or changes one. */
export function SupplierForm({ supplier, onClose }: { supplier: Supplier | null; onClose: () => void }) {
  const notify = useNotify();
  const [create] = useCreateSupplierMutation();
  const [update] = useUpdateSupplierMutation();
  const { data: suppliers } = useListSuppliersQuery();
  const nameOf = (id: number) => suppliers?.items.find((one) => one.id === id)?.name;
  const placing = usePlacing(supplier?.region ?? null);
  const save = async (values: SupplierValues) => {
    const fields = requestOf(values);
    if (supplier) await update({ id: supplier.id, body: { ...fields, version: supplier.version } }).unwrap();
    else await create({ uid: values.uid, ...fields }).unwrap();
    notify.success({ title: supplier ? 'Supplier saved' : 'Supplier added', description: fields.name });
    onClose();
  };
  return (
    <Dialog open title={supplier ? 'Edit supplier' : 'Add supplier'} variant="side" onClose={onClose}>
      <EntryForm<SupplierValues>
        draftKey={`supplier-${supplier ? `${supplier.id}-v${supplier.version}` : 'new'}`}
        initialValues={valuesOf(supplier)}
        names={REQUEST_NAMES}
        saveLabel={supplier ? 'Save supplier' : 'Add supplier'}
        findSaved={(id) => ({ name: nameOf(id), to: `/suppliers?q=${encodeURIComponent(nameOf(id) ?? '')}` })}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <TextField
          name="name"
          label="Name"
          required
          rules={[requiredRule('Please enter the supplier’s name')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <SelectField name="type" label="Sells" required select={{ options: KIND_CHOICES }} />
        <TextField name="phone" label="Phone" input={{ maxLength: 60, type: 'tel', inputMode: 'tel', autoComplete: 'off' }} />
        <TextField name="accountNumber" label="Account number" input={{ maxLength: 60, autoComplete: 'off' }} />
        <TextAreaField name="address" label="Address" input={{ maxLength: 300, rows: 2 }} />
        <SelectField name="region" label="Region" select={{ options: REGION_CHOICES }} />
        <PlaceFields {...placing} />
        <OpeningFields />
        <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
      </EntryForm>
    </Dialog>
  );
}

const timeRule =
  (from: string, to: string) =>
  ({ getFieldValue }: Pick<FormInstance, 'getFieldValue'>) => ({
    validator: async () => {
      const problem = timeProblem(getFieldValue(from), getFieldValue(to));
      if (problem) throw new Error(problem);
    },
  });

function OpeningFields() {
  return (
    <fieldset className="suppliers-hours">
      <legend>Opening hours</legend>
      {DAYS.map(([day, label]) => (
        <div key={day} className="suppliers-hours-day">
          <TimeField name={`${day}From`} label={`${label}, from`} />
          <TimeField name={`${day}To`} label="to" dependencies={[`${day}From`]} rules={[timeRule(`${day}From`, `${day}To`)]} />
        </div>
      ))}
      <p className="suppliers-hours-help">A day without times is closed. Without any times nothing is said of its hours.</p>
    </fieldset>
  );
}
