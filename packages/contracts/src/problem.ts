import { z } from 'zod';

/** One field that was refused, named by its path in the request (`lines.0.quantity`). */
export const FieldError = z.object({ field: z.string(), message: z.string() });

/** The body of every error, `application/problem+json` (RFC 9457). The browser switches on `code`, never on text. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string(),
    errors: z.array(FieldError),
    requestId: z.string(),
    /** With REQUEST.UID_TAKEN and INVOICE.NUMBER_TAKEN: the number of the row that has the uid, or the number; it is read at its own address. */
    rowId: z.number().int().optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;
export type FieldError = z.infer<typeof FieldError>;
