import { DayField, farDayRule, requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import { useToday } from '../../../use-today';
import type { InvoiceValues } from './invoice-values';
import { TakenNumber } from './taken-number';
import { TermsField } from './terms-field';

const STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
  { value: 'sent', label: 'Sent' },
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
] satisfies { value: InvoiceValues['status']; label: string }[];

interface InvoiceFactsProps {
  values: InvoiceValues | undefined;
  isDraft: boolean;
  /** The invoice that has the typed number, once that was refused. */
  numberHolder: number | undefined;
}

/** Dates, number, status and notes. */
export function InvoiceFacts({ values, isDraft: isEdited, numberHolder }: InvoiceFactsProps) {
  const today = useToday();
  const issueDate = values?.issueDate ?? today;
  const overdueRule = {
    validator: (_rule: unknown, status: InvoiceValues['status']) =>
      status === 'overdue' && (values?.dueDate ?? '') >= today
        ? Promise.reject(new Error('An overdue invoice needs a due date in the past'))
        : Promise.resolve(),
  };
  const orderRule = {
    validator: (_rule: unknown, day: string | null) =>
      day && day < issueDate ? Promise.reject(new Error('Due date must not be before the issue date')) : Promise.resolve(),
  };
  const isNumbered = isEdited || values?.status !== 'draft';
  const hint = `Leave empty to get the next number, INV-${issueDate.slice(0, 4)}-${issueDate.slice(5, 7)}…`;
  const numberHelp = isNumbered ? hint : 'A draft gets its number when it is issued';
  return (
    <>
      <div className="finance-pair">
        <DayField
          name="issueDate"
          label="Issue date"
          required
          rules={[requiredRule('Please choose an issue date'), farDayRule(today)]}
        />
        <DayField
          name="dueDate"
          label="Due date"
          required
          rules={[requiredRule('Please choose a due date'), orderRule, farDayRule(today, issueDate)]}
        />
      </div>
      <TermsField values={values} />
      <div className="finance-pair">
        <TextField
          name="invoiceNumber"
          label="Invoice number"
          help={numberHolder ? <TakenNumber invoiceId={numberHolder} /> : numberHelp}
          disabled={!isNumbered}
          input={{ maxLength: 40, autoComplete: 'off' }}
        />
        {!isEdited && (
          <SelectField
            name="status"
            label="Status"
            required
            rules={[overdueRule]}
            select={{ options: STATUSES, showSearch: false }}
          />
        )}
      </div>
      <TextAreaField
        name="terms"
        label="Terms"
        help="Printed on the invoice, for example how to pay."
        input={{ maxLength: 2000 }}
      />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
    </>
  );
}
