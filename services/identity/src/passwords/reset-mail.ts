import type { NewMail } from '@dwang/platform';

/** The letter with the link; `app` is what the installation is called. The token stands behind a `#`, so that no server on the way writes it down. */
export const resetMail = (app: string, to: string, username: string, origin: string, token: string): NewMail => ({
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
