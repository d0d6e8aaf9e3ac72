import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Line, RequiredText, Text } from './primitives';

/** What a browser sends when a screen broke. */
export const ReportClientError = z
  .object({
    message: RequiredText(500, 'Please say what went wrong'),
    stack: Text(4000).default(''),
    /** The address at which it happened. */
    place: Text(300).default(''),
    /** The build that the page came from. */
    version: Line(80).default(''),
  })
  .meta({ id: 'ReportClientError' });

/** `back`: it was resolved, and happened again in a later build. */
export const ClientErrorState = z.enum(['open', 'resolved', 'back']);

/** Equal faults together: the same words on the same screen, whatever numbers and builds they name. */
export const ClientError = z
  .object({
    id: z.number().int(),
    /** The words of the latest. */
    message: z.string(),
    /** The screen, with `#` for numbers in its address. */
    place: z.string(),
    times: z.number().int(),
    /** Who was signed in, each counted once, and of how many companies. */
    people: z.number().int(),
    companies: z.number().int(),
    firstAt: z.string(),
    lastAt: z.string(),
    /** Builds that it happened in, the latest first. */
    versions: z.array(z.string()),
    state: ClientErrorState,
  })
  .meta({ id: 'ClientError' });

export const ClientErrorDetails = ClientError.extend({
  /** Of the latest. */
  stack: z.string(),
  /** The latest reports, newest first; older ones are not kept. */
  latest: z.array(
    z.object({
      id: z.number().int(),
      /** Who was signed in; null for nobody. */
      userId: z.number().int().nullable(),
      /** Who that is now; null for nobody, and once the account is closed. */
      username: z.string().nullable(),
      place: z.string(),
      version: z.string(),
      createdAt: z.string(),
    }),
  ),
}).meta({ id: 'ClientErrorDetails' });

export const ClientErrorListQuery = listQuery({ q: SearchText.optional(), state: z.enum(['open', 'resolved']).optional() }, [
  '-lastAt',
]);
export const ClientErrorPage = page(ClientError, z.object({ count: z.number().int() })).meta({ id: 'ClientErrorPage' });
export const UpdateClientError = z.object({ isResolved: z.boolean() }).meta({ id: 'UpdateClientError' });

export type ReportClientError = z.input<typeof ReportClientError>;
export type ClientErrorState = z.infer<typeof ClientErrorState>;
export type ClientError = z.infer<typeof ClientError>;
export type ClientErrorDetails = z.infer<typeof ClientErrorDetails>;
export type ClientErrorListQuery = z.input<typeof ClientErrorListQuery>;
export type ClientErrorPage = z.infer<typeof ClientErrorPage>;
export type UpdateClientError = z.infer<typeof UpdateClientError>;
