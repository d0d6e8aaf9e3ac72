import { z } from 'zod';
import { ActivityChange } from './activity';
import { listQuery, page } from './lists';

export const InvoiceEventAction = z.enum([
  'created',
  'edited',
  'issued',
  'sent',
  'emailed',
  'reminded',
  'payment_added',
  'payment_removed',
  'credited',
  'written_off',
  'write_off_removed',
  'voided',
  'deleted',
  'claim_changed',
]);
export type InvoiceEventAction = z.infer<typeof InvoiceEventAction>;

/** One thing that happened to an invoice. `hash` covers it and the one before, so that a changed or missing event shows. */
export const InvoiceEvent = z
  .object({
    id: z.number().int(),
    at: z.string(),
    userId: z.number().int(),
    userName: z.string(),
    action: InvoiceEventAction,
    changes: z.array(ActivityChange),
    hash: z.string(),
  })
  .meta({ id: 'InvoiceEvent' });
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

export const InvoiceEventQuery = listQuery({}, ['-at']);
export const InvoiceEventPage = page(InvoiceEvent, z.object({ count: z.number().int() })).meta({ id: 'InvoiceEventPage' });
export type InvoiceEventPage = z.infer<typeof InvoiceEventPage>;
