import { Dialog } from '@dwang/kit';
import { EntryForm, PasswordField, requiredRule } from '@dwang/kit/form';
import type { ReactNode } from 'react';

export interface PasswordAgainDialogProps {
  title: string;
  text: string;
  saveLabel: string;
  /** Throws what the form then shows. */
  onSend: (password: string) => Promise<unknown>;
  onClose: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

/** Asks for the password before what changes how one signs in. */
export function PasswordAgainDialog({ title, text, saveLabel, onSend, onClose, children }: PasswordAgainDialogProps) {
  return (
    <Dialog open size="small" title={title} onClose={onClose}>
      <EntryForm<{ password: string }> saveLabel={saveLabel} onSave={({ password }) => onSend(password)} onCancel={onClose}>
        <p className="shell-security-lead">{text}</p>
        {children}
        <PasswordField
          name="password"
          label="Your password"
          required
          autoComplete="current-password"
          rules={[requiredRule('Please enter your password')]}
        />
      </EntryForm>
    </Dialog>
  );
}
