import { z } from 'zod';
import { RequiredLine, WholeNumber } from './primitives';
import { MAX_COMPANY_IMPORT } from './values/company-imports';

/** The file that is about to be sent. `size` is in bytes. */
export const StartCompanyImport = z
  .object({ fileName: RequiredLine(200, 'Please choose a file'), size: WholeNumber(22, MAX_COMPANY_IMPORT) })
  .meta({ id: 'StartCompanyImport' });

export const CompanyImportStatus = z.enum(['uploading', 'checking', 'writing', 'done', 'failed']);

/** How far the import of an export is. `done` and `total` count bytes while it is sent and checked, rows while it is written. */
export const CompanyImport = z
  .object({
    id: z.number().int(),
    status: CompanyImportStatus,
    fileName: z.string(),
    size: z.number().int(),
    /** The piece that is sent next. */
    nextPiece: z.number().int(),
    done: z.number().int(),
    total: z.number().int(),
    /** Why it failed. */
    problem: z.string(),
    /** Of a finished import: rows and SHA-256 of each table, the same as in the manifest of the export. */
    tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sha256: z.string() })),
    /** Who came with it and cannot sign in until they are invited. */
    people: z.array(z.object({ name: z.string(), email: z.string() })),
  })
  .meta({ id: 'CompanyImport' });

/** The newest one first; those that are older than a day are gone. */
export const CompanyImports = z
  .object({ items: z.array(CompanyImport), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'CompanyImports' });

export type StartCompanyImport = z.input<typeof StartCompanyImport>;
export type CompanyImportStatus = z.infer<typeof CompanyImportStatus>;
export type CompanyImport = z.infer<typeof CompanyImport>;
export type CompanyImports = z.infer<typeof CompanyImports>;
