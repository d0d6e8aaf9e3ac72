import { errorText, isApiError, useTakeSecondStepMutation } from '@dwang/client';
import type { SecondStep, User } from '@dwang/contracts';
import { Alert, Button, Stack } from '@dwang/kit';
import { Form, requiredRule, TextField } from '@dwang/kit/form';
import { useEffect, useRef, useState } from 'react';
import { knowsPasskeys, usePasskeySignIn } from './use-passkey';
import './access.css';

export interface SecondStepFormProps {
  step: SecondStep;
  /** Others use this device too. */
  isShared: boolean;
  onDone: (user: User) => unknown;
  /** Back to the password. */
  onBack: () => void;
}

/** Six digits of the app (sent as soon as they are there), a recovery code, or a passkey. */
export default function SecondStepForm({ step, isShared, onDone, onBack }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(!step.app && !step.passkey);
  const passkey = usePasskeySignIn(onDone, isShared);
  const hasCode = isRecovery || step.app;
  const withPasskey = step.passkey && knowsPasskeys();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasCode) first.current?.focus();
  }, [hasCode]);
  return (
    <Stack gap={4}>
      {hasCode && (
        <CodeForm
          key={String(isRecovery)}
          step={step}
          isShared={isShared}
          isRecovery={isRecovery}
          onDone={onDone}
          onBack={onBack}
        />
      )}
      {passkey.problem && <Alert type="error" showIcon role="alert" title={passkey.problem} />}
      {withPasskey && (
        <Button
          block
          size="large"
          type={hasCode ? 'default' : 'primary'}
          ref={first}
          loading={passkey.isBusy}
          onClick={() => void passkey.start()}
        >
          Use a passkey
        </Button>
      )}
      {!hasCode && !withPasskey && (
        <Alert type="info" showIcon title="Your passkey is on another device. Use a recovery code here." />
      )}
      <div className="shell-second-step-ways">
        {(step.app || !isRecovery) && (
          <Button type="link" onClick={() => setRecovery((is) => !is)}>
            {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
          </Button>
        )}
        <Button type="link" onClick={onBack}>
          Start again
        </Button>
      </div>
    </Stack>
  );
}

interface CodeFormProps extends SecondStepFormProps {
  isRecovery: boolean;
}

function CodeForm({ step, isShared, isRecovery, onDone, onBack }: CodeFormProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { send, isSending, problem, isOver } = useCode(step, isShared, form, onDone);
  useEffect(() => form.focusField('code'), [form]);
  const label = isRecovery ? 'Recovery code' : 'Code from your authenticator app';
  return (
    <Form<{ code: string }>
      form={form}
      className="dwang-form"
      layout="vertical"
      requiredMark={false}
      onValuesChange={({ code = '' }) => {
        if (!isRecovery && /^\d{3}\s?\d{3}$/.test(code.trim())) void send(code);
      }}
      onFinish={({ code }) => void send(code)}
    >
      {problem && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={problem}
          action={isOver ? <Button onClick={onBack}>Start again</Button> : undefined}
        />
      )}
      <TextField
        name="code"
        label={label}
        rules={[requiredRule('Please enter the code')]}
        input={{
          autoComplete: 'one-time-code',
          inputMode: isRecovery ? 'text' : 'numeric',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: isRecovery ? 20 : 7,
          className: 'shell-code',
        }}
      />
      <Button type="primary" htmlType="submit" size="large" block loading={isSending} disabled={isSending}>
        Continue
      </Button>
    </Form>
  );
}

type CodeFormInstance = ReturnType<typeof Form.useForm<{ code: string }>>[0];

function useCode(step: SecondStep, isShared: boolean, form: CodeFormInstance, onDone: SecondStepFormProps['onDone']) {
  const [take] = useTakeSecondStepMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  const send = async (code: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    try {
      const { user } = await take({ token: step.token, code: code.trim(), ...(isShared && { isShared }) }).unwrap();
      if (user) await onDone(user);
    } catch (error) {
      setFailure(error);
      form.setFieldValue('code', '');
      form.focusField('code');
    } finally {
      setSending(false);
      isBusy.current = false;
    }
  };
  const isAway = isApiError(failure) && failure.status === 0;
  const away = 'The server could not be reached. Check your connection, then enter the next code.';
  const problem = failure === null ? null : isAway ? away : errorText(failure, 'Please try again in a moment.');
  return { send, isSending, problem, isOver: isApiError(failure) && failure.status === 401 };
}
