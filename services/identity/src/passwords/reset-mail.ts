import type { MailAbout, NewMail } from '@dwang/platform';

interface Forgetful {
  /** What the installation is called. */
  app: string;
  to: string;
  username: string;
  origin: string;
  token: string;
}

/** The letter with the link. The token stands behind a `#`, so that no server on the way writes it down. */
export const resetMail = ({ app, to, username, origin, token }: Forgetful, whose: Omit<MailAbout, 'kind'>): NewMail => ({
  about: { kind: 'password-reset', ...whose },
  to,
  subject: `Choose a new password for ${app}`,
  text: [
    `Kia ora ${username},`,
    '',
    `Somebody, we hope you, asked for a new password for your ${app} account. To choose one, open this link within one hour:`,
    '',
    `${origin}/reset-password#${token}`,
    '',
    'The link works once. If it was not you, there is nothing to do: your password stays as it is.',
    '',
  ].join('\n'),
});
