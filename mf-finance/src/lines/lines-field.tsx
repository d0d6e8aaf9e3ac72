import { centsToDecimal, type GstKind } from '@dwang/domain';
import { AddIcon, Button, DeleteIcon, Heading, Money, Row } from '@dwang/kit';
import { Form, Input, MoneyField, NumberField, requiredRule, TextField } from '@dwang/kit/form';
import type { ReactNode } from 'react';
import { GstKindField } from './gst-kind-field';
import { amountOf, type LineValues, MAX_QUANTITY, newLine } from './line-values';
import './lines.css';

interface LinesFieldProps {
  /** What the lines are, above them. */
  title?: string;
  /** More fields in each line; `name` is its place in `lines`. */
  extra?: (name: number) => ReactNode;
  /** The GST kinds from which each line chooses; none where the lines do not differ in it. */
  gstKinds?: readonly GstKind[];
  /** Other ways to add lines, beside the button. */
  more?: ReactNode;
}

/** The typed lines of a form whose values have `lines: LineValues[]`. */
export function LinesField({ title = 'Materials and other lines', extra, gstKinds = [], more }: LinesFieldProps) {
  return (
    <Form.List name="lines">
      {(lines, { add, remove }) => (
        <section className="finance-lines" aria-label={title}>
          <Heading level={3}>{title}</Heading>
          {lines.map((line, index) => (
            <LineRow key={line.key} name={line.name} label={`Line ${index + 1}`} onRemove={() => remove(line.name)}>
              <GstKindField name={[line.name, 'gstKind']} label="GST" kinds={gstKinds} />
              {extra?.(line.name)}
            </LineRow>
          ))}
          <Row>
            <Button icon={<AddIcon aria-hidden />} onClick={() => add(newLine())}>
              Add line
            </Button>
            {more}
          </Row>
        </section>
      )}
    </Form.List>
  );
}

interface LineRowProps {
  name: number;
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

function LineRow({ name, label, onRemove, children }: LineRowProps) {
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
      <NumberField
        name={[name, 'quantity']}
        label="Quantity"
        required
        min={-MAX_QUANTITY}
        max={MAX_QUANTITY}
        decimals={3}
        rules={[requiredRule('Please enter a quantity')]}
      />
      <TextField name={[name, 'unit']} label="Unit" placeholder="m, day, each" input={{ maxLength: 20, autoComplete: 'off' }} />
      <MoneyField
        name={[name, 'unitPrice']}
        label="Unit price"
        required
        canBeNegative
        rules={[requiredRule('Please enter a price')]}
      />
      {children}
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
  const line = Form.useWatch<LineValues | undefined>(['lines', name]);
  return <Money amount={centsToDecimal(amountOf(line))} strong />;
}
