import { z } from 'zod';
import { LineNumber, QueryFlag, queryWords } from './lists';

/**
 * What a column of the file is taken for; `skip` leaves it out. Without a company's name the person of first and last name is the client.
 * `nameOrLast`: a company's name, or the last name where there is a first name (MYOB).
 */
export const ImportColumn = z.enum([
  'name',
  'nameOrLast',
  'firstName',
  'lastName',
  'contact',
  'contactRole',
  'email',
  'phone',
  'address',
  'siteAddress',
  'country',
  'tradingName',
  'website',
  'nzbn',
  'peppolId',
  'notes',
  'skip',
]);
const NAMES: readonly ImportColumn[] = ['name', 'nameOrLast', 'firstName', 'lastName'];
export type ImportColumn = z.infer<typeof ImportColumn>;

/** Rows that one file may have. */
export const MAX_IMPORT_ROWS = 20_000;

/** The body is the file as it is: CSV in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs between. */
export const ImportClientsQuery = z
  .strictObject({
    /** True, the default: only say what would be done. */
    dryRun: QueryFlag.default(true),
    /** What each column is, from the left; without it read from the headings. */
    columns: queryWords(ImportColumn, 100).optional(),
    /** What to do with rows that are like a known client or like another row, unless said by line. */
    twins: z.enum(['ask', 'add', 'skip']).default('ask'),
    /** Lines of such rows that are added, and that are left out, whatever `twins` says. */
    add: queryWords(LineNumber, 1500).default(() => []),
    skip: queryWords(LineNumber, 1500).default(() => []),
    /** Leaves out the rows that cannot be read, instead of importing nothing. */
    leaveOutRefused: QueryFlag.default(false),
  })
  .refine(({ columns }) => !columns || columns.some((use) => NAMES.includes(use)), {
    path: ['columns'],
    message: 'Please choose the column of the name',
  });

/** `matched`: known already, nothing to do. `contact`: another person of a client that an earlier row is. `twin`: like `likeName`, or like the row of line `likeLine`; to be decided. */
export const ImportedLine = z.object({
  line: z.number().int(),
  outcome: z.enum(['new', 'contact', 'matched', 'twin', 'skipped', 'refused']),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: z.string(),
});

/** `lines` holds first those to decide and those refused, then the others, 300 at most; `counts` are of all. */
export const ImportReport = z
  .object({
    isDone: z.boolean(),
    columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), use: ImportColumn })),
    counts: z.object({
      new: z.number().int(),
      contact: z.number().int(),
      matched: z.number().int(),
      twin: z.number().int(),
      skipped: z.number().int(),
      refused: z.number().int(),
    }),
    lines: z.array(ImportedLine),
  })
  .meta({ id: 'ImportReport' });

export type ImportClientsQuery = z.input<typeof ImportClientsQuery>;
export type ImportedLine = z.infer<typeof ImportedLine>;
export type ImportReport = z.infer<typeof ImportReport>;
