import { dueDayBy, paymentTermsText } from '@dwang/domain';
import { Form, SelectField } from '@dwang/kit/form';
import { useEffect } from 'react';
import { termsOptions } from '../../../terms/terms-options';
import { useUsualTerms } from '../../../terms/use-usual-terms';
import { FREE_DAY, type InvoiceValues, termsOf } from './invoice-values';

/** The payment terms; the due day follows them, and is chosen freely once it is typed. */
export function TermsField({ values }: { values: InvoiceValues | undefined }) {
  const form = Form.useFormInstance<InvoiceValues>();
  const usual = useUsualTerms(values?.clientId);
  const { paymentTerms = '', issueDate } = values ?? {};
  const terms = termsOf(paymentTerms, usual);
  useEffect(() => {
    form.setFieldValue('usualTerms', usual);
    if (terms && issueDate) form.setFieldValue('dueDate', dueDayBy(terms, issueDate));
  }, [form, usual, terms, issueDate]);
  const options = [
    { value: '', label: `As usual: ${paymentTermsText(usual)}` },
    ...termsOptions(terms),
    { value: FREE_DAY, label: 'A day that I choose' },
  ];
  return <SelectField name="paymentTerms" label="Payment terms" required select={{ options, showSearch: false }} />;
}
