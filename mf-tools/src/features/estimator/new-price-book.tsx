import type { PriceBook, Supplier } from '@dwang/contracts';
import { EntryForm, Form, Input, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useCreatePriceBookMutation } from '../../api/materials';

interface Values {
  uid: string;
  /** Of the company's own; 0 for one that is only named. */
  supplierId: number;
  name: string;
}

interface NewPriceBookProps {
  /** The company's own. */
  suppliers: readonly Supplier[];
  /** The one for whom a list is wanted. */
  wanted: Supplier | undefined;
  onMade: (book: PriceBook) => void;
}

const nameOf = (supplier: Supplier | undefined): string => supplier?.name.slice(0, 100) ?? '';

/** A new price list: of one of the company's suppliers, or of a name. */
export function NewPriceBook({ suppliers, wanted, onMade }: NewPriceBookProps) {
  const [form] = Form.useForm<Values>();
  const [create] = useCreatePriceBookMutation();
  const save = async ({ supplierId, ...typed }: Values) => {
    onMade(await create({ ...typed, supplierId: supplierId || null }).unwrap());
  };
  const take = (id: number | undefined) => {
    if (id) form.setFieldValue('name', nameOf(suppliers.find((one) => one.id === id)));
  };
  return (
    <EntryForm<Values>
      form={form}
      isReused
      initialValues={{ uid: crypto.randomUUID(), supplierId: wanted?.id ?? 0, name: nameOf(wanted) }}
      saveLabel="New price list"
      savingLabel="Creating..."
      quiet
      onSave={save}
      onValuesChange={({ supplierId }) => take(supplierId)}
    >
      <Form.Item name="uid" hidden>
        <Input />
      </Form.Item>
      {suppliers.length > 0 && (
        <SelectField
          name="supplierId"
          label="One of your suppliers"
          select={{
            options: [{ value: 0, label: 'Another one' }, ...suppliers.map(({ id, name }) => ({ value: id, label: name }))],
          }}
        />
      )}
      <TextField
        name="name"
        label="Supplier"
        required
        placeholder="Your timber yard"
        help="Then choose the CSV file of prices that they gave you."
        rules={[requiredRule('Please enter the supplier’s name')]}
        input={{ maxLength: 100, autoComplete: 'off' }}
      />
    </EntryForm>
  );
}
