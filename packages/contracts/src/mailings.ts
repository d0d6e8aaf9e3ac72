import { z } from 'zod';
import { clientFilters } from './clients';
import { listQuery, page } from './lists';
import { RequiredLine, RequiredText } from './primitives';

/** A letter to all clients of a list. `{company}`, `{contact}` and `{first name}` in it stand for what the client has. */
export const LETTER_WORDS = ['{contact}', '{first name}', '{company}'] as const;

const filters = { ...clientFilters };

export const CreateMailing = z
  .object({
    subject: RequiredLine(200, 'Please enter a subject'),
    text: RequiredText(10_000, 'Please write something'),
    filters: z.object({ q: filters.q, hasOutstanding: z.boolean().optional() }).default({}),
  })
  .meta({ id: 'CreateMailing' });

export const RecipientsQuery = z.strictObject({ q: filters.q, hasOutstanding: filters.hasOutstanding });

/** Who would get a letter now: `count` addresses, and how many of the list get none, and why. */
export const Recipients = z
  .object({
    /** False where this server sends no e-mail. */
    isMailOn: z.boolean(),
    count: z.number().int(),
    optedOut: z.number().int(),
    withoutEmail: z.number().int(),
    /** For the preview. */
    first: z.object({ name: z.string(), contact: z.string(), email: z.string() }).nullable(),
  })
  .meta({ id: 'Recipients' });

export const Mailing = z
  .object({
    id: z.number().int(),
    subject: z.string(),
    text: z.string(),
    userName: z.string(),
    createdAt: z.string(),
    /** Letters, one for each client. */
    total: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    optedOut: z.number().int(),
    isDone: z.boolean(),
    failures: z.array(z.object({ name: z.string(), email: z.string(), reason: z.string() })),
  })
  .meta({ id: 'Mailing' });

export const MailingListQuery = listQuery({}, ['-createdAt']);
export const MailingPage = page(Mailing, z.object({ count: z.number().int() })).meta({ id: 'MailingPage' });

/** The page behind the link at the foot of such a letter. */
export const OptOut = z.object({ companyName: z.string(), clientName: z.string(), isOut: z.boolean() }).meta({ id: 'OptOut' });

export type CreateMailing = z.input<typeof CreateMailing>;
export type RecipientsQuery = z.input<typeof RecipientsQuery>;
export type Recipients = z.infer<typeof Recipients>;
export type Mailing = z.infer<typeof Mailing>;
export type MailingPage = z.infer<typeof MailingPage>;
export type OptOut = z.infer<typeof OptOut>;
