import type { MailAbout, NewMail } from '@dwang/platform';
import type { NotificationRow } from '../notifications/notification.entity';

export interface LetterParts {
  about: MailAbout;
  /** What the installation is called. */
  app: string;
  /** Where the app is, for links; null when that is not known. */
  origin: string | null;
  name: string;
  email: string;
}

const wordsOf = ({ title, message, address }: NotificationRow, origin: string | null): string =>
  [title, message, origin && `${origin}${address}`].filter(Boolean).join('\n');

/** One notice, or several gathered, oldest first. */
export function noticeLetter(notices: readonly NotificationRow[], { about, app, origin, name, email }: LetterParts): NewMail {
  const [first] = notices;
  const subject = notices.length === 1 && first ? first.title : `${notices.length} notices from ${app}`;
  const text = [
    `Kia ora ${name},`,
    ...notices.map((notice) => wordsOf(notice, origin)),
    `You choose in ${app} under Settings, Notifications, what you are told by e-mail.`,
  ];
  return { about, to: email, subject, text: text.join('\n\n'), messageId: `<notice-${first?.id}-${notices.length}@dwang>` };
}
