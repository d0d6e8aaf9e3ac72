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
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 5000 }} />
    </>
  );
}
