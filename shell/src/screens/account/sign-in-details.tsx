import { useGetUserQuery } from '@dwang/client';
import type { Account } from '@dwang/contracts';
import { Button, SectionCard } from '@dwang/kit';
import { useState } from 'react';
import { useConfirmationLetter } from '../../frame/email/use-confirmation-letter';
import { useSession } from '../../session';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';
import { SettingRow } from './setting-row';

/** By what one signs in: username, email address and password. */
export function SignInDetails({ account }: { account: Account }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const { user } = useSession();
  const { data = user } = useGetUserQuery(undefined, { skip: user?.isEmailConfirmed !== false });
  const isConfirmed = data?.isEmailConfirmed !== false;
  const { send, isSending } = useConfirmationLetter(account.email);
  const close = () => setOpen(null);
  return (
    <SectionCard title="Sign-in">
      <SettingRow title="Username" text={account.username} />
      <SettingRow title="Email" text={isConfirmed ? account.email : `${account.email} (not confirmed yet)`}>
        {!isConfirmed && (
          <Button loading={isSending} onClick={() => void send()}>
            Send the link again
          </Button>
        )}
        <Button onClick={() => setOpen('email')}>Change email</Button>
      </SettingRow>
      <SettingRow title="Password" text="At least 6 characters, and none that everybody uses.">
        <Button onClick={() => setOpen('password')}>Change password</Button>
      </SettingRow>
      {open === 'email' && <EmailDialog email={account.email} onClose={close} />}
      {open === 'password' && <PasswordDialog username={account.username} onClose={close} />}
    </SectionCard>
  );
}
