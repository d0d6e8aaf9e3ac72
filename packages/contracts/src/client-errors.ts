import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { RequiredText, Text } from './primitives';

/** What a browser sends when a screen broke. */
export const ReportClientError = z
  .object({
    message: RequiredText(500, 'Please say what went wrong'),
    stack: Text(4000).default(''),
    /** The address at which it happened. */
    place: Text(300).default(''),
  })
  .meta({ id: 'ReportClientError' });

export const ClientError = z
  .object({
    id: z.number().int(),
    /** Who was signed in; null for nobody. */
    userId: z.number().int().nullable(),
    /** Who that is now; null for nobody, and once the account is closed. */
    username: z.string().nullable(),
    message: z.string(),
    stack: z.string(),
    place: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'ClientError' });

export const ClientErrorListQuery = listQuery({ q: SearchText.optional() }, ['-createdAt']);
export const ClientErrorPage = page(ClientError, z.object({ count: z.number().int() })).meta({ id: 'ClientErrorPage' });

export type ReportClientError = z.input<typeof ReportClientError>;
export type ClientError = z.infer<typeof ClientError>;
export type ClientErrorListQuery = z.input<typeof ClientErrorListQuery>;
export type ClientErrorPage = z.infer<typeof ClientErrorPage>;
