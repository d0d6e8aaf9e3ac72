import { INVITATION_DAYS } from '@dwang/contracts';
import type { NewMail } from '@dwang/platform';

/** Line breaks in a name would break the letter's head apart. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Invited {
  /** What the installation is called. */
  app: string;
  companyId: number;
  email: string;
  companyName: string;
  /** Who invites. */
  username: string;
  /** The whole address of the link. */
  link: string;
}

export const invitationMail = ({ app, companyId, email, companyName, username, link }: Invited): NewMail => ({
  about: { kind: 'invitation', companyId },
  to: email,
  subject: `Join ${oneLine(companyName)} on ${app}`,
  text: [
    'Kia ora,',
    '',
    `${oneLine(username)} invites you to the team of ${oneLine(companyName)} on ${app}. To make your account, open this link within ${INVITATION_DAYS} days:`,
    '',
    link,
    '',
    'The link works once. If you do not know them, there is nothing to do.',
    '',
  ].join('\n'),
});
