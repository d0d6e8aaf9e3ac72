import { z } from 'zod';
import { listQuery, page } from './lists';
import { Place } from './places';
import { Email, Line, RequiredLine, Text, Uid } from './primitives';
import { Region } from './weather';

const contactFields = {
  name: RequiredLine(200, 'Please enter a name'),
  role: Line(100),
  email: z.union([z.literal(''), Email]),
  phone: Line(60),
};

/** Somebody at the client besides the main contact, who stands in the client itself. */
export const CreateContact = z
  .object({
    uid: Uid.optional(),
    name: contactFields.name,
    role: contactFields.role.default(''),
    email: contactFields.email.default(''),
    phone: contactFields.phone.default(''),
  })
  .meta({ id: 'CreateContact' });

export const UpdateContact = z
  .object(contactFields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateContact' });

export const ClientContact = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    clientId: z.number().int(),
    name: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'ClientContact' });

const siteFields = {
  name: RequiredLine(200, 'Please enter a name for the site'),
  address: Text(500),
  /** Where it is on the map. Nothing is looked up: somebody pressed there, or stood there. */
  place: Place.nullable(),
  notes: Text(2000),
  /** Where its anniversary day and weather are read; null is the company's region. */
  region: Region.nullable(),
};

/** A place where work is done for the client. */
export const CreateSite = z
  .object({
    uid: Uid.optional(),
    name: siteFields.name,
    address: siteFields.address.default(''),
    place: siteFields.place.default(null),
    notes: siteFields.notes.default(''),
    region: siteFields.region.default(null),
  })
  .meta({ id: 'CreateSite' });

export const UpdateSite = z
  .object(siteFields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateSite' });

export const ClientSite = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    clientId: z.number().int(),
    name: z.string(),
    address: z.string(),
    place: Place.nullable(),
    notes: z.string(),
    region: Region.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'ClientSite' });

const count = z.object({ count: z.number().int() });
export const ClientDetailQuery = listQuery({}, ['name']);
export const ContactPage = page(ClientContact, count).meta({ id: 'ContactPage' });
export const SitePage = page(ClientSite, count).meta({ id: 'SitePage' });

export type CreateContact = z.input<typeof CreateContact>;
export type UpdateContact = z.input<typeof UpdateContact>;
export type ClientContact = z.infer<typeof ClientContact>;
export type ContactPage = z.infer<typeof ContactPage>;
export type CreateSite = z.input<typeof CreateSite>;
export type UpdateSite = z.input<typeof UpdateSite>;
export type ClientSite = z.infer<typeof ClientSite>;
export type SitePage = z.infer<typeof SitePage>;
