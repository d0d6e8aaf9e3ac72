import type { Account } from '@dwang/contracts';
import { Button, SectionCard } from '@dwang/kit';
import { useState } from 'react';
import { EmailDialog } from './email-dialog';
import { PasswordDialog } from './password-dialog';
import { SettingRow } from './setting-row';

/** By what one signs in: username, e-mail address and password. */
export function SignInDetails({ account }: { account: Account }) {
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <SectionCard title="Sign-in">
      <SettingRow title="Username" text={account.username} />
      <SettingRow title="Email" text={account.email}>
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
