import { useBeginAppMutation, useConfirmAppMutation } from '@dwang/client';
import type { AppSecret } from '@dwang/contracts';
import { Dialog, showToast } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { PasswordAgainDialog } from './password-again-dialog';
import { QrPicture } from './qr-picture';
import { RecoveryCodesPanel } from './recovery-codes-panel';

export interface AppDialogProps {
  /** There is an app already, which goes on until the new one has shown a right code. */
  isReplaced?: boolean;
  onClose: () => void;
}

const WHAT =
  'Apps such as Google Authenticator, Microsoft Authenticator or 1Password make a code that is asked for after your password.';
const REPLACING = 'For a new phone. The app that you have goes on until the new one has shown its first code.';

/** Sets up an authenticator app: the password, the picture with a first code, then the recovery codes. */
export function AppDialog({ isReplaced = false, onClose }: AppDialogProps) {
  const [begin] = useBeginAppMutation();
  const [confirm] = useConfirmAppMutation();
  const [secret, setSecret] = useState<AppSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (!secret) {
    return (
      <PasswordAgainDialog
        title={isReplaced ? 'Replace the authenticator app' : 'Set up an authenticator app'}
        text={isReplaced ? REPLACING : WHAT}
        saveLabel="Continue"
        onSend={async (password) => setSecret(await begin({ password }).unwrap())}
        onClose={onClose}
      />
    );
  }
  if (codes) {
    return (
      <Dialog open size="small" title="Recovery codes" onClose={onClose} busy>
        <RecoveryCodesPanel codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  const send = async ({ code }: { code: string }) => {
    const answer = await confirm({ code }).unwrap();
    showToast({ tone: 'success', title: isReplaced ? 'Authenticator app replaced' : 'Authenticator app set up' });
    if (answer.codes.length === 0) onClose();
    else setCodes(answer.codes);
  };
  return (
    <Dialog open size="small" title="Scan this with your app" onClose={onClose}>
      <EntryForm<{ code: string }> saveLabel="Confirm" onSave={send} onCancel={onClose}>
        <QrPicture text={secret.uri} label="QR code for your authenticator app" />
        <p className="shell-security-lead">No camera? Type this key into the app instead:</p>
        <code className="shell-secret">{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <TextField
          name="code"
          label="Code from the app"
          required
          rules={[requiredRule('Please enter the code')]}
          input={{ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 }}
        />
      </EntryForm>
    </Dialog>
  );
}
