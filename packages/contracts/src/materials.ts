import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { PriceOut, Text } from './primitives';

/** Something that can be bought. Prices are without GST; those of the built-in catalogue are indicative. */
export const Material = z
  .object({
    /** `m-1`; `own-…` of what the company's price lists added. */
    id: z.string(),
    name: z.string(),
    category: z.string(),
    /** `2400x1200x10 mm`; may be empty. */
    size: z.string(),
    /** `sheet`. */
    unit: z.string(),
    unit_type: z.enum(['count', 'length', 'area', 'volume', 'weight']),
    /** Of one unit: the catalogue's, or the lowest of the company's lists. */
    basePrice: PriceOut,
    isOwn: z.boolean(),
    /** The day of that price. */
    pricedOn: z.string(),
    /** What the company's price lists ask, by their key. */
    offers: z.array(z.object({ book: z.string(), price: PriceOut, pricedOn: z.string() })),
  })
  .meta({ id: 'Material' });

export const MaterialListQuery = listQuery({ q: SearchText.optional(), category: Text(60).optional() }, ['category']);
/** `categories` are all there are, whatever is searched for. */
export const MaterialPage = page(Material, z.object({ count: z.number().int(), categories: z.array(z.string()) })).meta({
  id: 'MaterialPage',
});

export type Material = z.infer<typeof Material>;
export type MaterialListQuery = z.input<typeof MaterialListQuery>;
export type MaterialPage = z.infer<typeof MaterialPage>;
