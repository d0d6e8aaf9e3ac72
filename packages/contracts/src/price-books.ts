import { z } from 'zod';
import { page, QueryFlag } from './lists';
import { CalendarDay, Id, RequiredLine, Uid } from './primitives';

/** Price lists that a company may have of its own. */
export const MAX_PRICE_BOOKS = 30;

const name = RequiredLine(100, 'Please enter the supplier’s name');

/** `supplierId`: the company's own supplier who gave the prices. */
export const CreatePriceBook = z
  .object({ uid: Uid.optional(), name, supplierId: Id.nullable().default(null) })
  .meta({ id: 'CreatePriceBook' });
export const UpdatePriceBook = z.object({ name, version: z.number().int().optional() }).meta({ id: 'UpdatePriceBook' });

/** Prices of a supplier: a list of the company, or one that is reckoned from the catalogue's indicative prices by a multiplier. */
export const PriceBook = z
  .object({
    /** Null of those that come with the product: they cannot be changed. */
    id: z.number().int().nullable(),
    /** By which estimates name it. */
    key: z.string(),
    name: z.string(),
    isOwn: z.boolean(),
    /** The company's own supplier whose prices they are; null where none was named, or it is gone. */
    supplierId: z.number().int().nullable(),
    /** `"0.850"`; `"1.000"` of a list. */
    multiplier: z.string(),
    itemCount: z.number().int(),
    /** The day of its latest prices; null while it has none. */
    pricedOn: z.string().nullable(),
    /** Those prices are older than they should be. */
    isStale: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'PriceBook' });

export const PriceBookListQuery = z.strictObject({});
export const PriceBookPage = page(PriceBook, z.object({ count: z.number().int() })).meta({ id: 'PriceBookPage' });

/**
 * What a column of a price list is; `priceIncl` are prices with GST in them. Of `priceUnknown` the heading does not say: a report may show
 * it, and a person must say before the import.
 */
export const PriceColumn = z.enum(['code', 'name', 'unit', 'category', 'price', 'priceIncl', 'priceUnknown', 'skip']);
export type PriceColumn = z.infer<typeof PriceColumn>;

const isPrice = (column: PriceColumn): boolean => column === 'price' || column === 'priceIncl' || column === 'priceUnknown';

/** The body is the file as it is: CSV in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs between. */
export const ImportPricesQuery = z
  .strictObject({
    /** True, the default: only say what would be done. */
    dryRun: QueryFlag.default(true),
    /** What each column is, from the left; without it as it was last time for these headings, else read from them. */
    columns: z
      .string()
      .max(2000)
      .transform((text) => (text === '' ? [] : text.split(',')))
      .pipe(z.array(PriceColumn).max(100))
      .optional(),
    /** The day from which the prices hold; today unless said. */
    pricedOn: CalendarDay.optional(),
    /** Leaves out the rows that cannot be read, instead of importing nothing. */
    leaveOutRefused: QueryFlag.default(false),
  })
  .refine(({ columns }) => !columns || (columns.includes('name') && columns.filter(isPrice).length === 1), {
    path: ['columns'],
    message: 'Please choose one column for the name and one for the price',
  });

export const ImportedPrice = z.object({
  line: z.number().int(),
  /** `same`: it is in the list at this price already. */
  outcome: z.enum(['new', 'changed', 'same', 'skipped', 'refused']),
  name: z.string(),
  unit: z.string(),
  code: z.string(),
  price: z.string(),
  /** What it cost before. */
  before: z.string().nullable(),
  reason: z.string(),
});

/** `lines` holds first those refused, then the others, 300 at most; `counts` are of all. */
export const PriceImportReport = z
  .object({
    isDone: z.boolean(),
    columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), use: PriceColumn })),
    counts: z.object({
      new: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
      skipped: z.number().int(),
      refused: z.number().int(),
    }),
    lines: z.array(ImportedPrice),
  })
  .meta({ id: 'PriceImportReport' });

export type CreatePriceBook = z.input<typeof CreatePriceBook>;
export type UpdatePriceBook = z.input<typeof UpdatePriceBook>;
export type PriceBook = z.infer<typeof PriceBook>;
export type PriceBookPage = z.infer<typeof PriceBookPage>;
export type ImportPricesQuery = z.input<typeof ImportPricesQuery>;
export type ImportedPrice = z.infer<typeof ImportedPrice>;
export type PriceImportReport = z.infer<typeof PriceImportReport>;
