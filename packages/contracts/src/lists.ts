import { z } from 'zod';
import { Text, WholeNumber } from './primitives';

/** Query names that every list understands. An unknown name is refused with 400. */
export const listQuery = <Shape extends z.ZodRawShape, Sort extends [string, ...string[]]>(filters: Shape, sorts: Sort) =>
  z.strictObject({
    limit: WholeNumber(1, 200).default(50),
    cursor: z.string().max(3000).optional(),
    sort: z.enum(sorts).optional(),
    ...filters,
  });

/**
 * A page of a list: `nextCursor` is null on the last page; `totals` cover all rows that match, not only this page. A following page may
 * answer with the totals that the first one took.
 */
export const page = <Item extends z.ZodType, Totals extends z.ZodType>(item: Item, totals: Totals) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), totals });

/** A yes/no in a query string. */
export const QueryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Words with commas between, as in an address. */
export const queryWords = <Item extends z.ZodType<unknown, string>>(item: Item, most: number) =>
  z
    .string()
    .max(8000)
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(item).max(most));
export const LineNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'Must be line numbers with commas between')
  .transform(Number);

/** What a person types into a search box. */
export const SearchText = Text(200);
