import type { EstimateLine } from '@dwang/contracts';
import { QUANTITY_LIMIT, typedQuantity } from '@dwang/domain/estimates';
import { SectionCard } from '@dwang/kit';
import { EntryForm, MoneyField, requiredRule, TextField } from '@dwang/kit/form';

interface Values {
  description: string;
  quantity: string;
  unit: string;
  basePrice: string;
}

const EMPTY: Values = { description: '', quantity: '1', unit: '', basePrice: '' };
const quantityRule = {
  validator: async (_: unknown, text: string) => {
    const quantity = typedQuantity(text ?? '');
    if (!quantity) throw new Error('Please enter a quantity more than 0');
    if (Number(quantity) >= QUANTITY_LIMIT) throw new Error('Must be less than 1,000,000');
  },
};

/** Something that the catalogue does not have. */
export function OwnLine({ onAdd }: { onAdd: (line: EstimateLine) => void }) {
  const save = async ({ description, quantity, unit, basePrice }: Values) => {
    const words = { description: description.trim(), unit: (unit ?? '').trim(), basePrice: basePrice || '0.00' };
    onAdd({ uid: crypto.randomUUID(), materialId: null, quantity: typedQuantity(quantity) ?? '1', offers: [], ...words });
  };
  return (
    <SectionCard title="Something else">
      <EntryForm<Values> isReused initialValues={EMPTY} saveLabel="Add line" quiet onSave={save}>
        <TextField
          name="description"
          label="Description"
          required
          rules={[requiredRule('Please describe this line')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <div className="estimate-trio">
          <TextField
            name="quantity"
            label="Quantity"
            required
            rules={[quantityRule]}
            input={{ inputMode: 'decimal', autoComplete: 'off', className: 'dwang-figure', maxLength: 12 }}
          />
          <TextField name="unit" label="Unit" placeholder="m, day, each" input={{ maxLength: 20, autoComplete: 'off' }} />
          <MoneyField name="basePrice" label="Unit price" />
        </div>
      </EntryForm>
    </SectionCard>
  );
}
