import { z } from 'zod';
import { page } from './lists';

/** Opening hours of one kind of day, `07:00` to `17:00` on the wall; null when closed. */
const OpenFor = z.object({ from: z.string(), to: z.string() }).nullable();

/** A merchant on the map. Hours are typical for the chain and places good to a suburb: both are to be shown as indicative. */
export const Supplier = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it sells: `hardware`, `building supplies`, `plumbing`. */
  type: z.string(),
  address: z.string(),
  hours: z.object({ weekdays: OpenFor, saturday: OpenFor, sunday: OpenFor }),
  icon: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  timeZone: z.string(),
});
export const SupplierListQuery = z.strictObject({});
export const SupplierPage = page(Supplier, z.object({ count: z.number().int() })).meta({ id: 'SupplierPage' });

export type Supplier = z.infer<typeof Supplier>;
export type SupplierPage = z.infer<typeof SupplierPage>;
