import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Id, Quantity, RequiredLine, Text, Uid } from './primitives';

export const MeasurementUnit = z.enum(['cm', 'in', 'm']);
export type MeasurementUnit = z.infer<typeof MeasurementUnit>;

const fields = {
  name: RequiredLine(200, 'Please enter a name'),
  /** In `unit`, at most three decimals, `"2.400"`. */
  length: Quantity.refine((value) => Number(value) > 0, 'Length must be more than 0'),
  unit: MeasurementUnit,
  note: Text(2000),
};

/** A length that is kept, from the measuring tool or a tape. `uid` makes a repeated create answer with the first row. */
export const CreateMeasurement = z
  .object({
    uid: Uid.optional(),
    name: fields.name,
    length: fields.length,
    unit: fields.unit,
    /** False when the picture was not calibrated against something of known length. */
    calibrated: z.boolean().default(false),
    note: fields.note.default(''),
    /** The job that it was taken for. */
    projectId: Id.nullable().default(null),
  })
  .meta({ id: 'CreateMeasurement' });

/** One whose length is changed was measured anew: by tape, and so it counts as calibrated. */
export const UpdateMeasurement = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateMeasurement' });

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
    version: z.number().int(),
  })
  .meta({ id: 'Measurement' });

/** With `projectId` everybody's who sees the job; without it a contractor's own. */
export const MeasurementListQuery = listQuery({ q: SearchText.optional(), projectId: Id.optional() }, ['-createdAt', 'name']);
export const MeasurementPage = page(Measurement, z.object({ count: z.number().int() })).meta({ id: 'MeasurementPage' });

export type CreateMeasurement = z.input<typeof CreateMeasurement>;
export type UpdateMeasurement = z.input<typeof UpdateMeasurement>;
export type Measurement = z.infer<typeof Measurement>;
export type MeasurementListQuery = z.input<typeof MeasurementListQuery>;
export type MeasurementPage = z.infer<typeof MeasurementPage>;
