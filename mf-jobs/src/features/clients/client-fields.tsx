import { checkNzbn } from '@dwang/domain';
import { Field, requiredRule, TextAreaField, TextField } from '@dwang/kit/form';

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

/** All that is kept about a client. */
export function ClientFields() {
  return (
    <>
      <ClientBasics />
      <TextField name="contactRole" label="Role of the contact" input={{ maxLength: 100, autoComplete: 'off' }} />
      <PhoneField />
      <TextAreaField name="address" label="Address" input={{ maxLength: 500 }} />
      <TextField
        name="nzbn"
        label="NZBN"
        help="E-invoices are sent to it."
        rules={nzbnRules}
        input={{ inputMode: 'numeric', maxLength: 30, autoComplete: 'off' }}
      />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
    </>
  );
}
