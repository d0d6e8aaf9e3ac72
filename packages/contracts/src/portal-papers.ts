import { z } from 'zod';
import { InvoiceSummary } from './invoices';
import { QuoteSummary } from './quotes';

const hidden = { uid: true, userId: true, notes: true, createdAt: true, version: true } as const;

/** The quotes and invoices of a client, for whoever holds the private link; drafts and what was replaced are left out. Newest first. */
export const PortalPapers = z
  .object({
    quotes: z.array(QuoteSummary.omit({ uid: true, userId: true, createdAt: true, version: true })),
    invoices: z.array(InvoiceSummary.omit(hidden)),
    /** How to pay: empty texts where the business has not said. `payee` is the name of the account, of at most 20 letters. */
    payBy: z.object({ bankAccount: z.string(), payee: z.string() }),
  })
  .meta({ id: 'PortalPapers' });
export type PortalPapers = z.infer<typeof PortalPapers>;
