import { z } from 'zod';
import { page } from './lists';
import { Place } from './places';
import { Line, RequiredLine, Text, Uid } from './primitives';
import { SUPPLIER_KINDS } from './values/suppliers';
import { Region } from './weather';

/** Suppliers that a company may add to those that come with the product: all of them are read at once. */
export const MAX_SUPPLIERS = 300;

/** What a supplier sells. */
export const SupplierKind = z.enum(SUPPLIER_KINDS);

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 07:30');
/** Opening hours of one kind of day, `07:00` to `17:00` on the wall; null when closed. */
const OpenFor = z
  .object({ from: Time, to: Time })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Must be later than the opening' })
  .nullable();
const Hours = z.object({ weekdays: OpenFor, saturday: OpenFor, sunday: OpenFor });

const fields = {
  name: RequiredLine(200, 'Please enter the supplier’s name'),
  type: SupplierKind,
  address: Text(300),
  region: Region.nullable(),
  phone: Line(60),
  accountNumber: Line(60),
  notes: Text(2000),
  /** Null while nobody said them. */
  hours: Hours.nullable(),
  /** Null while it has no place on the map. */
  location: Place.nullable(),
};

export const CreateSupplier = z
  .object({
    uid: Uid.optional(),
    name: fields.name,
    type: fields.type.default('building supplies'),
    address: fields.address.default(''),
    region: fields.region.default(null),
    phone: fields.phone.default(''),
    accountNumber: fields.accountNumber.default(''),
    notes: fields.notes.default(''),
    hours: fields.hours.default(null),
    location: fields.location.default(null),
  })
  .meta({ id: 'CreateSupplier' });

export const UpdateSupplier = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateSupplier' });

const OpenForOut = z.object({ from: z.string(), to: z.string() }).nullable();

/**
 * A merchant: one of the company's own, or one that comes with the product, whose hours are typical for the chain and whose place is good to
 * a suburb: both are to be shown as indicative.
 */
export const Supplier = z
  .object({
    /** Its number among its like: one of the company's own may have the number of one that comes with the product. */
    id: z.number().int(),
    /** Unique among all that are listed; of an own one its uid. */
    key: z.string(),
    isOwn: z.boolean(),
    name: z.string(),
    type: SupplierKind,
    address: z.string(),
    region: Region.nullable(),
    phone: z.string(),
    /** Only the office is told it, and the notes. */
    accountNumber: z.string(),
    notes: z.string(),
    hours: z.object({ weekdays: OpenForOut, saturday: OpenForOut, sunday: OpenForOut }).nullable(),
    icon: z.string(),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    timeZone: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Supplier' });

export const SupplierListQuery = z.strictObject({});
export const SupplierPage = page(Supplier, z.object({ count: z.number().int() })).meta({ id: 'SupplierPage' });

export type SupplierKind = z.infer<typeof SupplierKind>;
export type CreateSupplier = z.input<typeof CreateSupplier>;
export type UpdateSupplier = z.input<typeof UpdateSupplier>;
export type Supplier = z.infer<typeof Supplier>;
export type SupplierPage = z.infer<typeof SupplierPage>;
