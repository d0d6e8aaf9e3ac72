import type { ReactNode } from 'react';
import { requiredRule } from './field-rule';
import { TextAreaField, TextField } from './fields';

interface LetterFieldsProps {
  /** The field of what is written. */
  text: { name: string; label: string; help?: ReactNode; rows: number };
}

/** Subject and text of an e-mail, as long as the server takes them. */
export function LetterFields({ text: { rows, ...text } }: LetterFieldsProps) {
  return (
    <>
      <TextField
        name="subject"
        label="Subject"
        required
        rules={[requiredRule('Please enter a subject')]}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <TextAreaField {...text} required rules={[requiredRule('Please write something')]} input={{ maxLength: 10_000, rows }} />
    </>
  );
}
