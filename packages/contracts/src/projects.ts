import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Place } from './places';
import { CalendarDay, HourlyRate, Id, NonNegativeMoney, PriceOut, RequiredLine, Text, Uid, WholeNumber } from './primitives';
import { ProjectLevel } from './sharing';
import { Region } from './weather';

export const ProjectStatus = z.enum(['active', 'completed']);
export type ProjectStatus = z.infer<typeof ProjectStatus>;

/** Where a job stands between the first call and the last payment. `done` is the same as the status `completed`. */
export const ProjectStage = z.enum(['enquiry', 'quoted', 'booked', 'in_progress', 'to_invoice', 'done']);
export type ProjectStage = z.infer<typeof ProjectStage>;

const fields = {
  name: RequiredLine(200, 'Please enter a project name'),
  /** 0 and null mean "no client". */
  clientId: z.union([z.literal(0), z.null(), Id]).transform((value) => (value === 0 ? null : value)),
  /** One of the client's sites; 0 and null mean none. Its address and region are the job's where these are not said. */
  siteId: z.union([z.literal(0), z.null(), Id]).transform((value) => (value === 0 ? null : value)),
  location: Text(500),
  /** Where it is on the map; null where its site's place counts. Nothing is looked up: somebody pressed there, or stood there. */
  place: Place.nullable(),
  hourlyRate: HourlyRate,
  startDate: CalendarDay.nullable(),
  endDate: CalendarDay.nullable(),
  progress: WholeNumber(0, 100),
  description: Text(5000),
  /** With only one of status and stage said, the other follows. */
  status: ProjectStatus,
  stage: ProjectStage,
  /** Where it stands within its stage on the board, the lowest first. */
  stageOrder: z.number().int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  /** The agreed or estimated price of the whole job in dollars, excluding GST. */
  estimateAmount: NonNegativeMoney.nullable(),
  /** Hours with two decimals. */
  estimateHours: NonNegativeMoney.nullable(),
  /** Where the weather of the site is read; null is the company's region. */
  region: Region.nullable(),
};

const datesInOrder = (value: { startDate?: string | null | undefined; endDate?: string | null | undefined }) =>
  !value.startDate || !value.endDate || value.endDate >= value.startDate;
/** `done` and `completed` say the same; what contradicts itself is refused. */
const stageFits = ({ status, stage }: { status?: ProjectStatus | undefined; stage?: ProjectStage | undefined }) =>
  !status || !stage || (stage === 'done') === (status === 'completed');
const stageContradicts = { path: ['stage'], message: 'A job is completed when its stage is done, and only then' };
const datesOutOfOrder = { path: ['endDate'], message: 'End date must not be before the start date' };

export const CreateProject = z
  .object({
    uid: Uid.optional(),
    name: fields.name,
    clientId: fields.clientId.default(null),
    siteId: fields.siteId.default(null),
    location: fields.location.default(''),
    place: fields.place.default(null),
    /** Without it the company's default rate. */
    hourlyRate: fields.hourlyRate.optional(),
    startDate: fields.startDate.default(null),
    endDate: fields.endDate.default(null),
    progress: fields.progress.default(0),
    description: fields.description.default(''),
    status: fields.status.optional(),
    stage: fields.stage.optional(),
    estimateAmount: fields.estimateAmount.default(null),
    estimateHours: fields.estimateHours.default(null),
    region: fields.region.default(null),
  })
  .refine(datesInOrder, datesOutOfOrder)
  .refine(stageFits, stageContradicts)
  .meta({ id: 'CreateProject' });

export const UpdateProject = z
  .object(fields)
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(datesInOrder, datesOutOfOrder)
  .refine(stageFits, stageContradicts)
  .meta({ id: 'UpdateProject' });

export const Project = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    userId: z.number().int(),
    name: z.string(),
    clientId: z.number().int().nullable(),
    clientName: z.string().nullable(),
    siteId: z.number().int().nullable(),
    siteName: z.string().nullable(),
    location: z.string(),
    place: Place.nullable(),
    /** That of its client's site. */
    sitePlace: Place.nullable(),
    hourlyRate: PriceOut,
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    progress: z.number().int(),
    description: z.string(),
    status: ProjectStatus,
    stage: ProjectStage,
    stageOrder: z.number().int(),
    estimateAmount: PriceOut,
    estimateHours: z.string().nullable(),
    region: Region.nullable(),
    /** What the asker may do on it. */
    access: ProjectLevel,
    /** The company's catch-all job for time that names no project. */
    isGeneral: z.boolean(),
    /** Seconds and money of time entries: all, and those not on a live invoice. */
    totalSeconds: z.number().int(),
    actualAmount: PriceOut,
    unbilledSeconds: z.number().int(),
    unbilledAmount: PriceOut,
    lastActivityAt: z.string().nullable(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Project' });

export const ProjectListQuery = listQuery(
  {
    q: SearchText.optional(),
    status: ProjectStatus.optional(),
    /** The company's General job is in no stage. */
    stage: ProjectStage.optional(),
    clientId: Id.optional(),
    /** Jobs of which at least one day, from start to end, is in this span. */
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
  },
  ['-lastActivityAt', 'name', '-createdAt', 'endDate', 'client', '-unbilledAmount', '-progress', 'stageOrder'],
);
export const ProjectPage = page(
  Project,
  z.object({
    count: z.number().int(),
    /** These disregard the status and stage asked for, and the General job. */
    active: z.number().int(),
    completed: z.number().int(),
    stages: z.record(ProjectStage, z.number().int()),
  }),
).meta({ id: 'ProjectPage' });

export type CreateProject = z.input<typeof CreateProject>;
export type UpdateProject = z.input<typeof UpdateProject>;
export type Project = z.infer<typeof Project>;
export type ProjectListQuery = z.input<typeof ProjectListQuery>;
export type ProjectPage = z.infer<typeof ProjectPage>;
