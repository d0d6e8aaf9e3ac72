import { errorText } from '@dwang/client';
import type { Estimate } from '@dwang/contracts';
import { ESTIMATE_NAME } from '@dwang/contracts/values';
import { Alert, Dialog } from '@dwang/kit';
import { EntryForm, Form, Input, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useAddEstimateLinesMutation, useCreateEstimateMutation, useListEstimatesQuery } from '../api/estimates';
import type { EstimateMaterial } from './estimate-material';
import './estimating.css';

interface Values {
  uid: string;
  /** 0: a new one. */
  estimateId: number;
  name: string;
}

interface AddDialogProps {
  materials: readonly EstimateMaterial[];
  projectId: number | undefined;
  onAdded: (estimate: Estimate) => void;
  onClose: () => void;
}

const NEW = { value: 0, label: 'A new estimate' };

/** Asks which estimate; what calculators name is priced there, where it is not in the catalogue. */
export default function AddDialog({ materials, projectId, onAdded, onClose }: AddDialogProps) {
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const chosen = Form.useWatch('estimateId', form) ?? 0;
  const { data, error, isLoading } = useListEstimatesQuery({ projectId });
  const [create] = useCreateEstimateMutation();
  const [add] = useAddEstimateLinesMutation();
  const options = [NEW, ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))];

  // The same for every try: lines that are sent again under the same key are added once.
  const [lines] = useState(() => materials.map((material) => ({ ...material, uid: crypto.randomUUID(), materialId: null })));
  const save = async ({ uid, estimateId, name }: Values) => {
    const id = estimateId || (await create({ uid, name, projectId: projectId ?? null }).unwrap()).id;
    const estimate = await add({ id, body: { lines }, idempotencyKey: `${uid}-${id}` }).unwrap();
    const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
    notify.success({ title: 'Added to estimate', description: `${count} on ${estimate.name}` });
    onAdded(estimate);
  };
  return (
    <Dialog open size="small" title="Add to estimate" onClose={onClose}>
      <ul className="tools-estimate-brought" aria-label="Materials">
        {materials.map(({ description, quantity, unit }) => (
          <li key={`${description} ${unit}`}>
            {description}: {quantity} {unit}
          </li>
        ))}
      </ul>
      {Boolean(error) && <Alert type="warning" showIcon title={errorText(error, 'Estimates could not be loaded.')} />}
      <EntryForm<Values>
        form={form}
        initialValues={{ uid: crypto.randomUUID(), estimateId: 0, name: ESTIMATE_NAME }}
        saveLabel="Add"
        savingLabel="Adding..."
        findSaved={(id) => ({ to: `/estimates/${id}` })}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <SelectField<number> name="estimateId" label="Estimate" required select={{ options, loading: isLoading }} />
        {chosen === 0 && (
          <TextField
            name="name"
            label="Project name"
            required
            rules={[requiredRule('Please name the estimate')]}
            input={{ maxLength: 200, autoComplete: 'off' }}
          />
        )}
      </EntryForm>
    </Dialog>
  );
}
