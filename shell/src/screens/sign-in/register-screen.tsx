import { Form, TextField, usePersistentDraft } from '@dwang/kit/form';
import { NewPasswordFields } from './new-password-fields';
import { SignInForm } from './sign-in-form';
import { SignInLayout } from './sign-in-layout';
import { emailRule, usernameRule } from './sign-in-rules';
import { type RegisterValues, useRegister } from './use-register';

const OTHER = { question: 'Already have an account?', label: 'Sign in', to: '/login' };

/** Everything but the passwords outlives a reload. */
type Draft = Pick<RegisterValues, 'username' | 'email' | 'companyName'>;

/** /register: makes a company and its owner. */
export default function RegisterScreen() {
  const [form] = Form.useForm<RegisterValues>();
  const draft = usePersistentDraft<Draft>('register');
  const { send, isSending, problem } = useRegister(form, draft.clear);
  return (
    <SignInLayout title="Create Account" subtitle="For you and your business. It takes a minute." other={OTHER}>
      <SignInForm<RegisterValues>
        form={form}
        initialValues={draft.restored ?? {}}
        onValuesChange={(_changed, { username, email, companyName }) => draft.save({ username, email, companyName })}
        problem={problem}
        isSending={isSending}
        sendLabel="Create Account"
        onSend={send}
      >
        <TextField
          name="username"
          label="Username"
          rules={[usernameRule]}
          input={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, maxLength: 60 }}
        />
        <TextField
          name="email"
          label="Email"
          rules={[emailRule]}
          input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
        />
        <TextField name="companyName" label="Business name (optional)" input={{ autoComplete: 'organization', maxLength: 120 }} />
        <NewPasswordFields />
      </SignInForm>
    </SignInLayout>
  );
}
