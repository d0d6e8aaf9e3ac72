import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { PaperKind, PaperMailStatus } from './sending';

/** What a letter is: papers and letters to clients, and letters about an account. */
export const MailKind = z.enum([
  ...PaperKind.options,
  'mailing',
  'timesheet',
  'invitation',
  'confirmation',
  'password-reset',
  'security',
  'notice',
]);

/** What became of one letter of the installation. Neither its subject nor its words are kept. */
export const LoggedMail = z
  .object({
    id: z.number().int(),
    kind: MailKind,
    status: PaperMailStatus,
    /** In a list masked in the middle, whole when one letter is opened. */
    recipient: z.string(),
    /** Whose letter it is, as it is called now; null for a company that is gone. */
    companyName: z.string().nullable(),
    /** The mail server's words, or why it was not handed over. Masked as the recipient is. */
    reason: z.string(),
    tries: z.number().int(),
    createdAt: z.string(),
    triedAt: z.string().nullable(),
    nextTryAt: z.string().nullable(),
    sentAt: z.string().nullable(),
    /** It failed and nobody got it, so that sending it again doubles nothing. */
    canRetry: z.boolean(),
  })
  .meta({ id: 'LoggedMail' });

const filters = { q: SearchText.optional(), status: PaperMailStatus.optional(), kind: MailKind.optional() };

export const MailLogQuery = listQuery(filters, ['-createdAt']);
export const MailLogExportQuery = z.strictObject(filters);
export const MailLogPage = page(LoggedMail, z.object({ count: z.number().int() })).meta({ id: 'MailLogPage' });

export type MailKind = z.infer<typeof MailKind>;
export type LoggedMail = z.infer<typeof LoggedMail>;
export type MailLogQuery = z.input<typeof MailLogQuery>;
export type MailLogPage = z.infer<typeof MailLogPage>;
