import { z } from 'zod';
import { Id } from './primitives';

/** Which begun export is fetched; one is begun by itself without it. */
export const ExportFetch = z.strictObject({ id: Id.optional() });

/** `ready` until the download begins; `broken` when it ended before all of it was sent, or never began. */
export const AccountExportStatus = z.enum(['ready', 'sending', 'sent', 'broken']);

/** How far the download of an export is. `bytes` counts what the server has sent; how long it will be is not known before. */
export const AccountExport = z
  .object({ id: z.number().int(), status: AccountExportStatus, bytes: z.number().int() })
  .meta({ id: 'AccountExport' });

/** The caller's own, the newest one first. Those that were cancelled, and those that are older than a day, are gone. */
export const AccountExports = z
  .object({ items: z.array(AccountExport), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'AccountExports' });

export type AccountExportStatus = z.infer<typeof AccountExportStatus>;
export type AccountExport = z.infer<typeof AccountExport>;
export type AccountExports = z.infer<typeof AccountExports>;
