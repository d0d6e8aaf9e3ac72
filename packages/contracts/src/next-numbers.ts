import { z } from 'zod';

/** `next`: the sequence within the month; `number`: the whole number, `INV-2026-11013`. */
export const NextNumber = z.object({ next: z.number().int(), number: z.string() }).meta({ id: 'NextNumber' });
/** What comes next in `month`, the company's current one; each month starts at 001. */
export const NextNumbers = z
  .object({ month: z.string(), invoice: NextNumber, quote: NextNumber, creditNote: NextNumber })
  .meta({ id: 'NextNumbers' });

const Sequence = z.number().int().min(1, 'Enter 1 or more').max(999_999, 'Enter 999,999 or less').optional();
/** Only the named ones change, and only upwards. `month` is the one that was shown: in another one they would mean something else. */
export const SetNextNumbers = z
  .object({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    invoice: Sequence,
    quote: Sequence,
    creditNote: Sequence,
  })
  .meta({ id: 'SetNextNumbers' });

export type NextNumber = z.infer<typeof NextNumber>;
export type NextNumbers = z.infer<typeof NextNumbers>;
export type SetNextNumbers = z.input<typeof SetNextNumbers>;
