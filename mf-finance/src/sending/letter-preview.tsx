import type { PaperLetter } from '@dwang/contracts';
import { DetailList } from '@dwang/kit/data';
import type { ReactNode } from 'react';

/** As it is typed. */
export interface LetterValues {
  to: string;
  cc: string;
  subject: string;
  message: string;
}

interface LetterPreviewProps {
  letter: PaperLetter;
  values: LetterValues;
  attachment: ReactNode;
}

/** A draft gets its number when it is issued. */
export const withoutNumber = (text: string): string => text.replaceAll('{number}', '(number given at issue)');

/** The e-mail as its receiver will see it. */
export function LetterPreview({ letter, values, attachment }: LetterPreviewProps) {
  return (
    <section className="letter-preview" aria-label="Preview of the email">
      <DetailList
        items={[
          { label: 'From', value: letter.fromName },
          { label: 'Answers go to', value: letter.replyTo || 'Nobody: your company has no email address in its profile' },
          { label: 'To', value: values.to || 'Nobody yet' },
          ...(values.cc ? [{ label: 'Copy to', value: values.cc }] : []),
          { label: 'Subject', value: withoutNumber(values.subject) },
        ]}
      />
      <p className="letter-text">{withoutNumber(values.message)}</p>
      {attachment}
    </section>
  );
}
