import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Id, Instant, Line, RequiredLine, RequiredText, Text, Uid } from './primitives';

/** Whether the instrument was set against something known. `not-needed`: typed or computed, nothing was sensed. */
export const ToolCalibration = z.enum(['calibrated', 'uncalibrated', 'not-needed']);
export type ToolCalibration = z.infer<typeof ToolCalibration>;

/** A line of a result as it is read: `Volume`, `2.40`, `m³`. */
export const ToolResultFigure = z.object({
  label: RequiredLine(120, 'Please name the figure'),
  value: RequiredLine(200, 'Please enter a value'),
  unit: Line(20).optional(),
});

/** Something to buy or cut, for an estimate or a quote. Quantity: decimal string, more than 0. */
export const ToolResultMaterial = z.object({
  description: RequiredText(200, 'Please describe the material'),
  quantity: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/),
  unit: RequiredLine(20, 'Please enter a unit'),
});

const fields = {
  /** The tool or calculator that made it: `level`, `sound`, `calculator`, `concrete`. */
  tool: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  title: RequiredLine(200, 'Please enter a name'),
  note: Text(2000),
};

/** A result of a tool that is kept, with all that makes it worth something later. A repeated `uid` answers with the first row. */
export const CreateToolResult = z
  .object({
    uid: Uid.optional(),
    ...fields,
    note: fields.note.default(''),
    /** The job; null keeps it without one. */
    projectId: Id.nullable().default(null),
    /** What was typed in, in the tool's order. */
    inputs: z.array(ToolResultFigure).max(60).default([]),
    answers: z.array(ToolResultFigure).min(1).max(200),
    warnings: z.array(RequiredText(300, 'A warning needs words')).max(30).default([]),
    materials: z.array(ToolResultMaterial).max(200).default([]),
    calibration: ToolCalibration.default('not-needed'),
    /** How far it may be off, in words: `± 0.2°`. Empty when the tool is exact. */
    statedError: Text(120).default(''),
    /** What it was taken with: `Pixel 8, Chrome`. */
    device: Line(120).default(''),
    /** Where formula or rule come from. */
    source: Text(400).default(''),
    takenAt: Instant,
    /** The job's photo that belongs to it. */
    photoUid: Uid.nullable().default(null),
  })
  .meta({ id: 'CreateToolResult' });

export const UpdateToolResult = z
  .object({ title: fields.title, note: fields.note })
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateToolResult' });

const figure = z.object({ label: z.string(), value: z.string(), unit: z.string().optional() });

export const ToolResult = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    projectId: z.number().int().nullable(),
    tool: z.string(),
    title: z.string(),
    note: z.string(),
    inputs: z.array(figure),
    answers: z.array(figure),
    warnings: z.array(z.string()),
    materials: z.array(z.object({ description: z.string(), quantity: z.string(), unit: z.string() })),
    calibration: ToolCalibration,
    statedError: z.string(),
    device: z.string(),
    source: z.string(),
    takenAt: z.string(),
    photoUid: z.string().nullable(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'ToolResult' });

/** With `projectId` everybody's who sees the job; without it a contractor's own. */
export const ToolResultListQuery = listQuery({ q: SearchText.optional(), projectId: Id.optional() }, ['-takenAt']);
export const ToolResultPage = page(ToolResult, z.object({ count: z.number().int() })).meta({ id: 'ToolResultPage' });

export type CreateToolResult = z.input<typeof CreateToolResult>;
export type UpdateToolResult = z.input<typeof UpdateToolResult>;
export type ToolResult = z.infer<typeof ToolResult>;
export type ToolResultListQuery = z.input<typeof ToolResultListQuery>;
export type ToolResultPage = z.infer<typeof ToolResultPage>;
