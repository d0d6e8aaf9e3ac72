import type { MailAbout, NewMail } from '@dwang/platform';

/** Hours for which the link is good. */
export const LINK_HOURS = 24;

interface Asked {
  /** What the installation is called. */
  app: string;
  to: string;
  username: string;
  origin: string;
  token: string;
}

/** The token stands behind a `#`, so that no server on the way writes it down. */
export const confirmationMail = ({ app, to, username, origin, token }: Asked, whose: Omit<MailAbout, 'kind'>): NewMail => ({
  about: { kind: 'confirmation', ...whose },
  to,
  subject: `Confirm your email address for ${app}`,
  text: [
    `Kia ora ${username},`,
    '',
    `Somebody, we hope you, gave this address for an account on ${app}. To confirm that it is yours, open this link within ${LINK_HOURS} hours:`,
    '',
    `${origin}/confirm-email#${token}`,
    '',
    'The link works once. If it was not you, there is nothing to do.',
    '',
  ].join('\n'),
});
