import { Alert, Button } from '@dwang/kit';
import { Form, type FormProps } from '@dwang/kit/form';
import { type ReactNode, useState } from 'react';

interface SignInFormProps<Values> extends Pick<FormProps<Values>, 'form' | 'initialValues' | 'onValuesChange'> {
  /** Why it was refused: a sentence, or a whole alert. */
  problem: ReactNode;
  isSending: boolean;
  sendLabel: string;
  onSend: (values: Values) => unknown;
  children: ReactNode;
}

/** The frame of every form before sign-in. Fields are checked on the first press of its button, and from then on while typing. */
export function SignInForm<Values extends object>(props: SignInFormProps<Values>) {
  const { problem, isSending, sendLabel, onSend, children, ...form } = props;
  const [isTried, setTried] = useState(false);
  return (
    <Form<Values>
      {...form}
      className="dwang-form"
      layout="vertical"
      requiredMark={false}
      validateTrigger={isTried ? 'onChange' : 'onSubmit'}
      scrollToFirstError={{ block: 'center', focus: true }}
      onFinishFailed={() => setTried(true)}
      onFinish={(values) => void onSend(values)}
    >
      {typeof problem === 'string' ? <Alert type="error" showIcon role="alert" title={problem} /> : problem}
      {children}
      <Button type="primary" htmlType="submit" size="large" block loading={isSending} disabled={isSending}>
        {sendLabel}
      </Button>
    </Form>
  );
}
