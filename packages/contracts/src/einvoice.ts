import { z } from 'zod';
import { Line } from './primitives';

/**
 * By what the buyer knows the invoice: their reference (a name, a department) and their order number. Left out, the reference is the client's
 * contact, else the job's name.
 */
export const EInvoiceQuery = z.strictObject({ reference: Line(100).optional(), order: Line(100).optional() });

/** What keeps a document from being sent as an e-invoice. `rule` is what Peppol calls it. */
export const EInvoiceGap = z.object({ rule: z.string(), of: z.enum(['seller', 'buyer', 'document']), text: z.string() });

/** Empty `gaps`: `GET …/peppol` answers the XML; else that is refused with 409 EINVOICE.INCOMPLETE. */
export const EInvoiceCheck = z
  .object({
    fileName: z.string(),
    /** The reference that is taken. */
    reference: z.string(),
    clientId: z.number().int(),
    gaps: z.array(EInvoiceGap),
  })
  .meta({ id: 'EInvoiceCheck' });

export type EInvoiceQuery = z.input<typeof EInvoiceQuery>;
export type EInvoiceGap = z.infer<typeof EInvoiceGap>;
export type EInvoiceCheck = z.infer<typeof EInvoiceCheck>;
