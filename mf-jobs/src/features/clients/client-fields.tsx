import {
  COUNTRY_CODES,
  checkNzbn,
  checkPeppolId,
  countryName,
  PAYMENT_TERMS,
  PEPPOL_SCHEMES,
  paymentTermsText,
} from '@dwang/domain';
import { Field, Form, type FormInstance, requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import type { ClientValues } from './client-values';

const emailRule = { type: 'email' as const, message: 'Please enter a valid email address' };

export const EmailField = () => (
  <TextField
    name="email"
    label="Email"
    rules={[emailRule]}
    input={{ type: 'email', inputMode: 'email', maxLength: 254, autoComplete: 'off' }}
  />
);

export const PhoneField = () => (
  <TextField name="phone" label="Phone" input={{ type: 'tel', inputMode: 'tel', maxLength: 60, autoComplete: 'off' }} />
);

/** What cannot be an NZBN is refused; one that does not fit its check digit is only doubted. */
const nzbnRule = (problem: 'shape' | 'unlikely', message: string) => ({
  warningOnly: problem === 'unlikely',
  validator: (_rule: unknown, value?: string) =>
    value?.trim() && checkNzbn(value).problem === problem ? Promise.reject(new Error(message)) : Promise.resolve(),
});
const nzbnRules = [
  nzbnRule('shape', 'An NZBN has 13 digits and starts with 94'),
  nzbnRule('unlikely', 'The last digit does not fit the others. Please compare it with the NZBN register.'),
];

/** The three fields of the quick dialog. */
export function ClientBasics() {
  return (
    <>
      <Field name="uid" label="" hidden>
        <input type="hidden" />
      </Field>
      <TextField
        name="name"
        label="Company name"
        required
        rules={[requiredRule('Please enter a company name')]}
        input={{ maxLength: 200, autoFocus: true, autoComplete: 'organization' }}
      />
      <TextField name="contact" label="Contact person" input={{ maxLength: 200, autoComplete: 'off' }} />
      <EmailField />
    </>
  );
}

const COUNTRIES = COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code) })).sort((one, other) =>
  one.label.localeCompare(other.label, 'en-NZ'),
);

const TERMS = [
  { value: '', label: 'As for all clients' },
  ...PAYMENT_TERMS.map((value) => ({ value, label: paymentTermsText(value) })),
];

const SCHEMES = [{ value: '', label: 'The NZBN' }, ...Object.entries(PEPPOL_SCHEMES).map(([value, label]) => ({ value, label }))];

const peppolRule = (problem: 'shape' | 'unlikely', message: string) => (form: Pick<FormInstance, 'getFieldValue'>) => ({
  warningOnly: problem === 'unlikely',
  validator: (_rule: unknown, value = '') =>
    checkPeppolId(`${form.getFieldValue('peppolScheme')}:${value}`).problem === problem
      ? Promise.reject(new Error(message))
      : Promise.resolve(),
});
const peppolRules = [
  peppolRule('shape', 'A GLN has 13 digits, an ABN has 11'),
  peppolRule('unlikely', 'The check digits do not fit the others. Please compare it with the register.'),
];

/** Where e-invoices go: of a client abroad, or of a part of a business, that is not the NZBN. */
function PeppolFields() {
  const scheme = Form.useWatch<ClientValues['peppolScheme'] | undefined>('peppolScheme');
  return (
    <>
      <SelectField name="peppolScheme" label="E-invoices go to" select={{ options: SCHEMES, showSearch: false }} />
      {scheme && (
        <TextField
          name="peppolNumber"
          label={PEPPOL_SCHEMES[scheme]}
          required
          dependencies={['peppolScheme']}
          rules={peppolRules}
          input={{ inputMode: 'numeric', maxLength: 30, autoComplete: 'off' }}
        />
      )}
    </>
  );
}

/** All that is kept about a client. */
export function ClientFields() {
  return (
    <>
      <ClientBasics />
      <TextField name="contactRole" label="Role of the contact" input={{ maxLength: 100, autoComplete: 'off' }} />
      <PhoneField />
      <TextAreaField name="address" label="Address" input={{ maxLength: 500 }} />
      <SelectField name="country" label="Country" required select={{ options: COUNTRIES }} />
      <TextField name="tradingName" label="Trading name" input={{ maxLength: 200, autoComplete: 'off' }} />
      <TextField name="website" label="Website" input={{ maxLength: 200, inputMode: 'url', autoComplete: 'off' }} />
      <TextField
        name="nzbn"
        label="NZBN"
        help="E-invoices are sent to it."
        rules={nzbnRules}
        input={{ inputMode: 'numeric', maxLength: 30, autoComplete: 'off' }}
      />
      <PeppolFields />
      <SelectField name="paymentTerms" label="Payment terms" select={{ options: TERMS, showSearch: false }} />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
    </>
  );
}
