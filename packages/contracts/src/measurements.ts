import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Id, Quantity, RequiredText, Text, Uid } from './primitives';

export const MeasurementUnit = z.enum(['cm', 'in', 'm']);
export type MeasurementUnit = z.infer<typeof MeasurementUnit>;

/** A length kept from the measuring tool. `uid` makes a repeated create answer with the first row. */
export const CreateMeasurement = z
  .object({
    uid: Uid.optional(),
    name: RequiredText(200, 'Please enter a name'),
    /** In `unit`, at most three decimals, `"2.400"`. */
    length: Quantity.refine((value) => Number(value) > 0, 'Length must be more than 0'),
    unit: MeasurementUnit,
    /** False when the picture was not calibrated against something of known length. */
    calibrated: z.boolean().default(false),
    note: Text(2000).default(''),
    /** The job that it was taken for. */
    projectId: Id.nullable().default(null),
  })
  .meta({ id: 'CreateMeasurement' });

export const Measurement = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    name: z.string(),
    length: z.string(),
    unit: MeasurementUnit,
    calibrated: z.boolean(),
    note: z.string(),
    projectId: z.number().int().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Measurement' });

/** With `projectId` everybody's who sees the job; without it a contractor's own. */
export const MeasurementListQuery = listQuery({ q: SearchText.optional(), projectId: Id.optional() }, ['-createdAt', 'name']);
export const MeasurementPage = page(Measurement, z.object({ count: z.number().int() })).meta({ id: 'MeasurementPage' });

export type CreateMeasurement = z.input<typeof CreateMeasurement>;
export type Measurement = z.infer<typeof Measurement>;
export type MeasurementListQuery = z.input<typeof MeasurementListQuery>;
export type MeasurementPage = z.infer<typeof MeasurementPage>;
