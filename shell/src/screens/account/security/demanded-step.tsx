import { errorText, isSharedDevice, useGetSecurityQuery } from '@dwang/client';
import type { Security } from '@dwang/contracts';
import { AddIcon, Alert, Button, ErrorState, Skeleton, Stack } from '@dwang/kit';
import { useRef, useState } from 'react';
import { useLeaving } from '../../../frame/access/use-leaving';
import { knowsPasskeys } from '../../../frame/access/use-passkey';
import { useFreshUser } from '../use-fresh-user';
import { AppRow } from './app-row';
import { PasskeyDialog } from './passkey-dialog';
import { PasskeyLine } from './passkey-row';
import '../account.css';
import './security.css';

const isSecured = ({ appSince, passkeys }: Security): boolean => appSince !== null || passkeys.length > 0;

/**
 * The company asks for a second step and this sign-in had none: the way to set one up, and on. Who had one before this sign-in has to
 * sign in again with it.
 */
export default function DemandedStep() {
  const { data, error, refetch, isFetching } = useGetSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  const hadOne = useRef<boolean | null>(null);
  if (data && !isFetching) hadOne.current ??= isSecured(data);
  if (!data && error) {
    return (
      <ErrorState reason={errorText(error, 'The server did not answer.')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data || hadOne.current === null) return <Skeleton active />;
  return hadOne.current ? <SignInAgain /> : <SetUp security={data} />;
}

function SetUp({ security }: { security: Security }) {
  const { leave, question } = useLeaving({ canSend: false });
  const refresh = useFreshUser();
  const [isAdding, setAdding] = useState(false);
  const [state, setState] = useState<'idle' | 'busy' | 'must-sign-in'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = async () => {
    setState('busy');
    setProblem(null);
    try {
      const { lacksSecondStep } = await refresh();
      if (lacksSecondStep) setState('must-sign-in');
    } catch (error) {
      setProblem(errorText(error, 'The server did not answer.'));
      setState('idle');
    }
  };
  if (state === 'must-sign-in') return <SignInAgain />;
  const isDone = isSecured(security);
  const withPasskey = security.canUsePasskeys && knowsPasskeys() && !isSharedDevice();
  return (
    <Stack gap={4}>
      <div>
        <AppRow since={security.appSince} isLast />
        {security.passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} isLast />
        ))}
      </div>
      {withPasskey && (
        <Button block icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      {isDone && (
        <Button type="primary" size="large" block loading={state === 'busy'} onClick={() => void goOn()}>
          Carry on
        </Button>
      )}
      {!isDone && (
        <Button type="link" block onClick={leave}>
          Sign out
        </Button>
      )}
      {isAdding && <PasskeyDialog onClose={() => setAdding(false)} />}
      {question}
    </Stack>
  );
}

function SignInAgain() {
  const { leave, question } = useLeaving({ canSend: false });
  return (
    <Stack gap={4}>
      <Alert type="info" showIcon title="You have a second step already. Sign in again with it to carry on." />
      <Button type="primary" size="large" block onClick={leave}>
        Sign in again
      </Button>
      {question}
    </Stack>
  );
}
