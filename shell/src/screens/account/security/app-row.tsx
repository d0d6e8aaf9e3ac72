import { useRemoveAppMutation } from '@dwang/client';
import { Button, formatInstant, showToast } from '@dwang/kit';
import { useState } from 'react';
import { SettingRow } from '../setting-row';
import { AppDialog } from './app-dialog';
import { PasswordAgainDialog } from './password-again-dialog';

/** Whether codes of an app are asked for. `isLast`: it may be replaced, and not removed, as the company asks for a second step. */
export function AppRow({ since, isLast = false }: { since: string | null; isLast?: boolean }) {
  const [open, setOpen] = useState<'add' | 'remove' | null>(null);
  const [remove] = useRemoveAppMutation();
  const close = () => setOpen(null);
  const text = since
    ? `A code is asked for after your password, since ${formatInstant(since)}.`
    : 'Asks for a code from your phone after your password.';
  return (
    <SettingRow title="Authenticator app" text={text}>
      {since ? (
        <div className="shell-security-buttons">
          <Button onClick={() => setOpen('add')}>Replace app</Button>
          {!isLast && <Button onClick={() => setOpen('remove')}>Remove app</Button>}
        </div>
      ) : (
        <Button onClick={() => setOpen('add')}>Set up app</Button>
      )}
      {open === 'add' && <AppDialog isReplaced={since !== null} onClose={close} />}
      {open === 'remove' && (
        <PasswordAgainDialog
          title="Remove the authenticator app?"
          text="Its codes are not asked for any more."
          saveLabel="Remove app"
          onClose={close}
          onSend={async (password) => {
            await remove({ password }).unwrap();
            showToast({ tone: 'success', title: 'Authenticator app removed' });
            close();
          }}
        />
      )}
    </SettingRow>
  );
}
