import { errorText, isSharedDevice, useGetSecurityQuery } from '@dwang/client';
import { AddIcon, Alert, Button, ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import { useState } from 'react';
import { knowsPasskeys } from '../../../frame/access/use-passkey';
import { useSession } from '../../../session';
import { AppRow } from './app-row';
import { PasskeyDialog } from './passkey-dialog';
import { PasskeyLine } from './passkey-row';
import { RecoveryRow } from './recovery-row';
import './security.css';

/** What a sign-in needs besides the password, and what replaces it. */
export function SecuritySettings() {
  const { data, error, refetch, isFetching } = useGetSecurityQuery();
  const [isAdding, setAdding] = useState(false);
  const { user } = useSession();
  const count = data ? data.passkeys.length + (data.appSince === null ? 0 : 1) : 0;
  const isSecured = count > 0;
  const isLast = data?.isDemanded === true && count === 1;
  const add = data?.canUsePasskeys && knowsPasskeys() && !isSharedDevice() && (
    <Button icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
      Add a passkey
    </Button>
  );
  return (
    <SectionCard title="Security" actions={add} minHeight={data ? 'none' : 'small'}>
      {data?.isRequired && !isSecured && (
        <Alert
          type="warning"
          showIcon
          title="The admin panel stays shut until you set up one of these."
          description="Whoever runs this installation asks its administrator for more than a password."
        />
      )}
      {data?.isDemanded && (
        <p className="shell-security-lead">
          {user?.company.name} asks everybody for a second step: the last one cannot be removed.
        </p>
      )}
      {data && <AppRow since={data.appSince} isLast={isLast} />}
      {data?.passkeys.map((passkey) => (
        <PasskeyLine key={passkey.id} passkey={passkey} isLast={isLast} />
      ))}
      {data && isSecured && <RecoveryRow left={data.recoveryCodesLeft} />}
      {!data && !error && <Skeleton active />}
      {!data && error && (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {isAdding && <PasskeyDialog onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}
