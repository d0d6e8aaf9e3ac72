import { Field, Form, MoneyInput, NumberText, SelectField } from '@dwang/kit/form';
import { discountFault, type PricingValues } from './pricing';
import './lines.css';

const GST = [
  { value: 'exclusive', label: 'Prices without GST: 15% is added' },
  { value: 'inclusive', label: 'Prices include GST' },
  { value: 'none', label: 'No GST' },
] satisfies { value: PricingValues['gst']; label: string }[];

const DISCOUNTS = [
  { value: 'none', label: 'No discount' },
  { value: 'percent', label: 'Per cent' },
  { value: 'amount', label: 'Amount' },
] satisfies { value: PricingValues['discountKind']; label: string }[];

/** GST and discount of a form with `PricingValues`. The refusals of the API name the second `discount.value`: map it to `discountValue`. */
export function PricingFields() {
  const kind = Form.useWatch<PricingValues['discountKind'] | undefined>('discountKind') ?? 'none';
  const rule = {
    validator: (_rule: unknown, value: string | undefined) => {
      const fault = discountFault(kind, value ?? '');
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve();
    },
  };
  return (
    <div className="finance-pricing">
      <SelectField name="gst" label="GST" required select={{ options: GST, showSearch: false }} />
      <SelectField name="discountKind" label="Discount" required select={{ options: DISCOUNTS, showSearch: false }} />
      {kind !== 'none' && (
        <Field
          name="discountValue"
          label={kind === 'percent' ? 'Discount in per cent' : 'Discount amount'}
          required
          rules={[rule]}
          dependencies={['discountKind']}
        >
          {kind === 'percent' ? <NumberText unit="%" /> : <MoneyInput placeholder="0.00" />}
        </Field>
      )}
    </div>
  );
}
