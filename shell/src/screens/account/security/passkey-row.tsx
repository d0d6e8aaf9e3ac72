import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '@dwang/client';
import type { Passkey } from '@dwang/contracts';
import { Button, Dialog, formatInstant, showToast } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { SettingRow } from '../setting-row';
import { PasswordAgainDialog } from './password-again-dialog';

export interface PasskeyLineProps {
  passkey: Passkey;
  /** It cannot be removed, as the company asks for a second step. */
  isLast?: boolean;
}

/** One passkey with its name and when it was used last. */
export function PasskeyLine({ passkey: { id, name, createdAt, lastUsedAt }, isLast = false }: PasskeyLineProps) {
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const [rename] = useRenamePasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const close = () => setOpen(null);
  const used = lastUsedAt ? `last used ${formatInstant(lastUsedAt)}` : 'not used yet';
  return (
    <SettingRow title={name} text={`Passkey, added ${formatInstant(createdAt)}, ${used}`}>
      <div className="shell-security-buttons">
        <Button aria-label={`Rename ${name}`} onClick={() => setOpen('name')}>
          Rename
        </Button>
        {!isLast && (
          <Button aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
            Remove
          </Button>
        )}
      </div>
      {open === 'name' && (
        <Dialog open size="small" title="Rename passkey" onClose={close}>
          <EntryForm<{ name: string }>
            initialValues={{ name }}
            saveLabel="Rename"
            onCancel={close}
            onSave={async (values) => {
              await rename({ id, name: values.name }).unwrap();
              close();
            }}
          >
            <TextField
              name="name"
              label="Name"
              required
              rules={[requiredRule('Please enter a name')]}
              input={{ maxLength: 60 }}
            />
          </EntryForm>
        </Dialog>
      )}
      {open === 'remove' && (
        <PasswordAgainDialog
          title={`Remove ${name}?`}
          text="It does not sign you in any more. Also delete it on the device, which still offers it."
          saveLabel="Remove passkey"
          onClose={close}
          onSend={async (password) => {
            await remove({ id, password }).unwrap();
            showToast({ tone: 'success', title: 'Passkey removed' });
            close();
          }}
        />
      )}
    </SettingRow>
  );
}
