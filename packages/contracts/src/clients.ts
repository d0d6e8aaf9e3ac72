import { z } from 'zod';
import { listQuery, page, QueryFlag, SearchText } from './lists';
import { PaymentTerms } from './payment-terms';
import { Email, Id, Line, RequiredLine, Text, Uid } from './primitives';

const fields = {
  name: RequiredLine(200, 'Please enter a company name'),
  contact: Line(200),
  /** What the contact does there: `Site manager`. */
  contactRole: Line(100),
  email: z.union([z.literal(''), Email]),
  phone: Line(60),
  address: Text(500),
  /** New Zealand Business Number, to which e-invoices are sent; '' while unknown. */
  nzbn: Line(30)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^(94\d{11})?$/.test(value), 'An NZBN has 13 digits and starts with 94'),
  /** Under which it trades, where that is another name. */
  tradingName: Line(200),
  website: Line(200),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Please choose a country'),
  /** Where e-invoices go instead of the NZBN, as `scheme:number`: 0088 is a GLN, 0151 an ABN; '' for none. */
  peppolId: Line(50)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^(0088:\d{13}|0151:[1-9]\d{10})?$/.test(value), 'A GLN has 13 digits, an ABN has 11'),
  /** '' for those of the company. */
  paymentTerms: z.union([z.literal(''), PaymentTerms]),
  notes: Text(5000),
};

/** Only the company name is required. `uid` makes a repeated create answer with the first row. */
export const CreateClient = z
  .object({
    uid: Uid.optional(),
    name: fields.name,
    contact: fields.contact.default(''),
    contactRole: fields.contactRole.default(''),
    email: fields.email.default(''),
    phone: fields.phone.default(''),
    address: fields.address.default(''),
    nzbn: fields.nzbn.default(''),
    tradingName: fields.tradingName.default(''),
    website: fields.website.default(''),
    country: fields.country.default('NZ'),
    peppolId: fields.peppolId.default(''),
    paymentTerms: fields.paymentTerms.default(''),
    notes: fields.notes.default(''),
  })
  .meta({ id: 'CreateClient' });

/** `version` is that of the row as last seen; an older one is refused with 409. */
export const UpdateClient = z
  .object({
    ...fields,
    /** An archived client is in no list and takes no new letters; its jobs and invoices stay as they are. */
    archived: z.boolean(),
    /** Whether letters to all clients go to this one too. */
    takesLetters: z.boolean(),
  })
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateClient' });

const clientTexts = {
  name: z.string(),
  contact: z.string(),
  contactRole: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  nzbn: z.string(),
  tradingName: z.string(),
  website: z.string(),
  country: z.string(),
  peppolId: z.string(),
  paymentTerms: z.string(),
  notes: z.string(),
};

export const Client = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    ...clientTexts,
    activeProjects: z.number().int(),
    /** Dollars of issued invoices that wait for money, incl. GST. */
    outstanding: z.string(),
    takesLetters: z.boolean(),
    archivedAt: z.string().nullable(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Client' });

/** What narrows a list of clients; also whom a letter to all goes to. */
export const clientFilters = {
  q: SearchText.optional(),
  /** The archived ones instead of the others. */
  archived: QueryFlag.optional(),
  hasOutstanding: QueryFlag.optional(),
  hasEmail: QueryFlag.optional(),
};

export const ClientListQuery = listQuery(clientFilters, ['name', '-createdAt', '-outstanding', '-activeProjects']);
/** `activeJobs` and `outstanding` (dollars) are of all that match. */
export const ClientPage = page(
  Client,
  z.object({ count: z.number().int(), activeJobs: z.number().int(), outstanding: z.string() }),
).meta({ id: 'ClientPage' });

/** Clients that may be one and the same, and by what they are alike. Names are alike without regard to case and macrons. */
export const ClientDuplicates = z
  .object({
    items: z.array(z.object({ alikeBy: z.array(z.enum(['name', 'email', 'phone'])), clients: z.array(Client) })),
    nextCursor: z.null(),
    totals: z.object({ count: z.number().int() }),
  })
  .meta({ id: 'ClientDuplicates' });

/**
 * Jobs, invoices, contacts, sites and links of `fromId` go to this client, and `fromId` is gone. `fields` are what was chosen for the one
 * that stays; what is not named stays as it is. Both versions are those that were compared.
 */
export const MergeClients = z
  .object({
    fromId: Id,
    fields: z.object(fields).partial().default({}),
    version: z.number().int().optional(),
    fromVersion: z.number().int().optional(),
  })
  .meta({ id: 'MergeClients' });

export type CreateClient = z.input<typeof CreateClient>;
export type UpdateClient = z.input<typeof UpdateClient>;
export type Client = z.infer<typeof Client>;
export type ClientListQuery = z.input<typeof ClientListQuery>;
export type ClientPage = z.infer<typeof ClientPage>;
export type ClientDuplicates = z.infer<typeof ClientDuplicates>;
export type MergeClients = z.input<typeof MergeClients>;
