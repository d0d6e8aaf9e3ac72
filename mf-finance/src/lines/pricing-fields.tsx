import { useGetCompanyQuery } from '@dwang/client';
import { usualGstKind } from '@dwang/domain';
import { CheckboxField, Field, Form, Input, MoneyInput, NumberText, SelectField } from '@dwang/kit/form';
import { useEffect } from 'react';
import { KINDS_HELP, UNTAXED_OPTIONS } from './gst-kinds';
import { discountFault, type PricingValues, type UntaxedKind } from './pricing';
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
      <KindFields />
    </div>
  );
}

/** Why there is no GST, and whether the lines differ in it. */
function KindFields() {
  const gst = Form.useWatch<PricingValues['gst'] | undefined>('gst');
  const isByLine = Form.useWatch<boolean | undefined>('gstByLine') ?? false;
  const asksWhy = gst === 'none' && !isByLine;
  useUntaxedKind(gst === 'none');
  return (
    <div className="finance-pricing-kinds">
      {asksWhy ? (
        <SelectField<UntaxedKind>
          name="untaxedKind"
          label="Why no GST"
          required
          help={KINDS_HELP}
          select={{ options: UNTAXED_OPTIONS, showSearch: false }}
        />
      ) : (
        <Form.Item name="untaxedKind" hidden>
          <Input />
        </Form.Item>
      )}
      <CheckboxField name="gstByLine" label="GST differs by line" help={isByLine ? KINDS_HELP : undefined} />
    </div>
  );
}

/** Proposes why there is no GST, as the server would. */
function useUntaxedKind(isAsked: boolean): void {
  const form = Form.useFormInstance<PricingValues>();
  const { data: company } = useGetCompanyQuery(undefined, { skip: !isAsked });
  useEffect(() => {
    if (!isAsked || !company || form.getFieldValue('untaxedKind')) return;
    form.setFieldValue('untaxedKind', usualGstKind('none', company.gstNumber));
  }, [isAsked, company, form]);
}
