import { useAddPasskeyMutation, useAskForPasskeyMutation } from '@dwang/client';
import type { AddPasskey } from '@dwang/contracts';
import { Dialog, showToast } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { passkeyProblem } from '../../../frame/access/use-passkey';
import { RecoveryCodesPanel } from './recovery-codes-panel';

interface Values {
  name: string;
  password: string;
}

/** Adds a passkey of this device, or of a phone or key that the browser offers. */
export function PasskeyDialog({ onClose }: { onClose: () => void }) {
  const [ask] = useAskForPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [codes, setCodes] = useState<string[] | null>(null);
  const save = async ({ name, password }: Values) => {
    const { token, options } = await ask({ password }).unwrap();
    const credential = await make(options);
    const answer = await add({ token, name: name.trim(), credential }).unwrap();
    showToast({ tone: 'success', title: 'Passkey added' });
    if (answer.codes.length === 0) onClose();
    else setCodes(answer.codes);
  };
  return (
    <Dialog open size="small" title={codes ? 'Recovery codes' : 'Add a passkey'} onClose={onClose} busy={codes !== null}>
      {codes ? (
        <RecoveryCodesPanel codes={codes} onDone={onClose} />
      ) : (
        <EntryForm<Values> saveLabel="Add passkey" savingLabel="Waiting for your device..." onSave={save} onCancel={onClose}>
          <p className="shell-security-lead">
            A passkey signs you in with your finger, face or PIN, without the password. Give it a name by which you know the
            device.
          </p>
          <TextField
            name="name"
            label="Name"
            required
            placeholder="My phone"
            rules={[requiredRule('Please enter a name')]}
            input={{ maxLength: 60 }}
          />
          <PasswordField
            name="password"
            label="Your password"
            required
            autoComplete="current-password"
            rules={[requiredRule('Please enter your password')]}
          />
        </EntryForm>
      )}
    </Dialog>
  );
}

async function make(options: object): Promise<AddPasskey['credential']> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return (await startRegistration({ optionsJSON: options as never })) as AddPasskey['credential'];
  } catch (error) {
    throw new Error(passkeyProblem(error) ?? 'No passkey was made. You can try again.');
  }
}
