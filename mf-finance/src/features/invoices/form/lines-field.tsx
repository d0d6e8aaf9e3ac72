import { centsToDecimal } from '@dwang/domain';
import { AddIcon, Button, DeleteIcon, Heading, Money } from '@dwang/kit';
import { Form, Input, MoneyField, requiredRule, TextField } from '@dwang/kit/form';
import { amountOf, type InvoiceValues, isQuantity, newLine } from './invoice-values';

const quantityRule = {
  validator: (_rule: unknown, value: string | undefined) =>
    !value || isQuantity(value)
      ? Promise.resolve()
      : Promise.reject(new Error('Please enter a quantity with at most 3 decimal places')),
};

/** Materials and other lines. */
export function LinesField() {
  return (
    <Form.List name="lines">
      {(lines, { add, remove }) => (
        <section className="finance-lines" aria-label="Materials and other lines">
          <Heading level={3}>Materials and other lines</Heading>
          {lines.map((line, index) => (
            <LineRow key={line.key} name={line.name} label={`Line ${index + 1}`} onRemove={() => remove(line.name)} />
          ))}
          <Button icon={<AddIcon aria-hidden />} onClick={() => add(newLine())}>
            Add line
          </Button>
        </section>
      )}
    </Form.List>
  );
}

function LineRow({ name, label, onRemove }: { name: number; label: string; onRemove: () => void }) {
  return (
    <fieldset className="finance-line">
      <legend className="dwang-hidden">{label}</legend>
      <Form.Item name={[name, 'kind']} hidden>
        <Input />
      </Form.Item>
      <TextField
        name={[name, 'description']}
        label="Description"
        required
        rules={[requiredRule('Please describe this line')]}
        input={{ maxLength: 500, autoComplete: 'off' }}
      />
      <TextField
        name={[name, 'quantity']}
        label="Quantity"
        required
        rules={[requiredRule('Please enter a quantity'), quantityRule]}
        input={{ inputMode: 'decimal', autoComplete: 'off', className: 'dwang-figure' }}
      />
      <TextField name={[name, 'unit']} label="Unit" placeholder="m, day, each" input={{ maxLength: 20, autoComplete: 'off' }} />
      <MoneyField
        name={[name, 'unitPrice']}
        label="Unit price"
        required
        canBeNegative
        rules={[requiredRule('Please enter a price')]}
      />
      <div className="finance-line-end">
        <LineAmount name={name} />
        <Button
          type="text"
          danger
          icon={<DeleteIcon aria-hidden />}
          onClick={onRemove}
          aria-label={`Remove ${label.toLowerCase()}`}
        />
      </div>
    </fieldset>
  );
}

function LineAmount({ name }: { name: number }) {
  const line = Form.useWatch<InvoiceValues['lines'][number] | undefined>(['lines', name]);
  return <Money amount={centsToDecimal(amountOf(line))} strong />;
}
