import { z } from 'zod';
import { listQuery, page } from './lists';
import { RequiredText, Text, Uid } from './primitives';

export const LengthUnit = z.enum(['mm', 'cm', 'm', 'in']);
export type LengthUnit = z.infer<typeof LengthUnit>;

/** A length measured on a photo. `length` is a decimal string with at most two places in `unit`. */
export const CreateMeasurement = z
  .object({
    uid: Uid.optional(),
    name: RequiredText(120, 'Please name this measurement'),
    length: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'Please enter a length with at most 2 decimal places'),
    unit: LengthUnit,
    /** False for the default of 10 pixels to a centimetre, which is a guess and must be shown as one. */
    calibrated: z.boolean(),
    note: Text(500).default(''),
  })
  .meta({ id: 'CreateMeasurement' });

export const Measurement = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    name: z.string(),
    length: z.string(),
    unit: LengthUnit,
    calibrated: z.boolean(),
    note: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Measurement' });

export const MeasurementListQuery = listQuery({}, ['-createdAt']);
export const MeasurementPage = page(Measurement, z.object({ count: z.number().int() })).meta({ id: 'MeasurementPage' });

export type CreateMeasurement = z.input<typeof CreateMeasurement>;
export type Measurement = z.infer<typeof Measurement>;
export type MeasurementListQuery = z.input<typeof MeasurementListQuery>;
export type MeasurementPage = z.infer<typeof MeasurementPage>;
