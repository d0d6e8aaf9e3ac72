import type { FinanceSettings } from '@dwang/contracts';
import { paymentTermsText } from '@dwang/domain';
import { EntryForm, SelectField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useSetFinanceSettingsMutation } from '../../api/reports';
import { termsOptions } from '../../terms/terms-options';

type Values = Pick<FinanceSettings, 'paymentTerms'>;

/** By when clients pay who have no terms of their own. */
export function TermsForm({ settings: { paymentTerms } }: { settings: FinanceSettings }) {
  const notify = useNotify();
  const [save] = useSetFinanceSettingsMutation();
  const store = async (values: Values) => {
    await save(values).unwrap();
    notify.success({ title: 'Payment terms saved', description: paymentTermsText(values.paymentTerms) });
  };
  return (
    <EntryForm<Values> initialValues={{ paymentTerms }} saveLabel="Save payment terms" quiet onSave={store}>
      <SelectField
        name="paymentTerms"
        label="Invoices are due"
        required
        help="Of clients for whom nothing else is said. Invoices that are made already keep their due day."
        select={{ options: termsOptions(paymentTerms), showSearch: false }}
      />
    </EntryForm>
  );
}
