import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Email, RequiredText, Text, Uid } from './primitives';

const fields = {
  name: RequiredText(200, 'Please enter a company name'),
  contact: Text(200),
  email: z.union([z.literal(''), Email]),
  phone: Text(60),
  address: Text(500),
  notes: Text(5000),
};

/** Only the company name is required. `uid` makes a repeated create answer with the first row. */
export const CreateClient = z
  .object({
    uid: Uid.optional(),
    name: fields.name,
    contact: fields.contact.default(''),
    email: fields.email.default(''),
    phone: fields.phone.default(''),
    address: fields.address.default(''),
    notes: fields.notes.default(''),
  })
  .meta({ id: 'CreateClient' });

/** `version` is that of the row as last seen; an older one is refused with 409. */
export const UpdateClient = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateClient' });

export const Client = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    name: z.string(),
    contact: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    notes: z.string(),
    activeProjects: z.number().int(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Client' });

export const ClientListQuery = listQuery({ q: SearchText.optional() }, ['name', '-createdAt']);
export const ClientPage = page(Client, z.object({ count: z.number().int() })).meta({ id: 'ClientPage' });

export type CreateClient = z.input<typeof CreateClient>;
export type UpdateClient = z.input<typeof UpdateClient>;
export type Client = z.infer<typeof Client>;
export type ClientListQuery = z.input<typeof ClientListQuery>;
export type ClientPage = z.infer<typeof ClientPage>;
