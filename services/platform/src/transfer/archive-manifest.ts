import { z } from 'zod';

/** The last entry of an archive: what is in it, by which one that was cut off or changed is known. */
export const MANIFEST = 'manifest.json';
export const ARCHIVE_FORMAT = 'dwang-company';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const ArchiveManifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  /** `shapeOf` the tables that it carries. */
  shape: sha256,
  madeAt: z.string(),
  company: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int().min(0), sha256 })),
  files: z.array(
    z.object({
      /** Of its entry. */
      name: z.string(),
      table: z.string(),
      row: z.number().int().min(1),
      column: z.string(),
      /** As in the key of a stored file. */
      kind: z.string().regex(/^[a-z-]{1,30}$/),
      size: z.number().int().min(1),
      sha256,
    }),
  ),
});

export type ArchiveManifest = z.infer<typeof ArchiveManifest>;

/** The entry with the rows of a table. */
export const dataEntry = (table: string): string => `data/${table}.ndjson`;
