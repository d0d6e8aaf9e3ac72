import { z } from 'zod';
import { Role } from './auth';
import { listQuery, page } from './lists';
import { CalendarDay, Id, Text, Uid, WholeNumber } from './primitives';
import { Region, RiskLevel, Verdict, Work } from './weather';

/** How many days may be booked at once, and asked for at once. */
export const MAX_BOOKED_AT_ONCE = 62;

/** Local time of the company, `07:30`. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 07:30')
  .nullable();

const fields = {
  projectId: Id,
  /** Who is on site; null while nobody has been chosen. */
  userId: Id.nullable(),
  /** Both or neither; without them the whole day. */
  startTime: ClockTime,
  endTime: ClockTime,
  /** What is done there, by whose limits the weather is judged. */
  work: Work,
  note: Text(500),
};

interface Times {
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}
/** A change may name one of the two: the other stays as it is. */
const timesInOrder = ({ startTime, endTime }: Times) => !startTime || !endTime || startTime < endTime;
const timesOutOfOrder = { path: ['endTime'], message: 'The end must be after the start' };
const timesTogether = ({ startTime, endTime }: Times) => (startTime === null) === (endTime === null);
const timesApart = { path: ['endTime'], message: 'Start and end belong together' };

/** One or several days of the same work; each day is a row of its own. */
export const CreateSiteDays = z
  .object({
    projectId: fields.projectId,
    userId: fields.userId.default(null),
    startTime: fields.startTime.default(null),
    endTime: fields.endTime.default(null),
    work: fields.work.default('general'),
    note: fields.note.default(''),
    days: z
      .array(z.object({ uid: Uid.optional(), day: CalendarDay }))
      .min(1, 'Please choose a day')
      .max(MAX_BOOKED_AT_ONCE, `Please choose at most ${MAX_BOOKED_AT_ONCE} days`)
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'Please name each day once'),
  })
  .refine(timesTogether, timesApart)
  .refine(timesInOrder, timesOutOfOrder)
  .meta({ id: 'CreateSiteDays' });

export const UpdateSiteDay = z
  .object({ ...fields, day: CalendarDay })
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(timesInOrder, timesOutOfOrder)
  .meta({ id: 'UpdateSiteDay' });

/** `person-twice`: the same person is elsewhere at that time. `long-day`: over 12 hours. `outside-job`: before its start or after its end. */
export const SiteDayConflict = z.object({
  kind: z.enum(['person-twice', 'long-day', 'outside-job', 'job-completed']),
  /** A sentence for people. */
  text: z.string(),
});

/** A day on which somebody works at a job's site. */
export const SiteDay = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    projectName: z.string(),
    clientName: z.string().nullable(),
    location: z.string(),
    /** Where its weather is read and whose anniversary day counts; null is the company's region. */
    region: Region.nullable(),
    userId: z.number().int().nullable(),
    userName: z.string().nullable(),
    day: z.string(),
    startTime: z.string().nullable(),
    endTime: z.string().nullable(),
    work: Work,
    note: z.string(),
    conflicts: z.array(SiteDayConflict),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'SiteDay' });

/** `userId=0` finds those without a person. */
export const SiteDayListQuery = listQuery(
  {
    from: CalendarDay.optional(),
    to: CalendarDay.optional(),
    projectId: Id.optional(),
    userId: WholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  },
  ['day'],
);
export const SiteDayPage = page(SiteDay, z.object({ count: z.number().int() })).meta({
  id: 'SiteDayPage',
});
export const BookedSiteDays = z.object({ items: z.array(SiteDay) }).meta({ id: 'BookedSiteDays' });

/** Who can be put on a day. */
export const SitePeople = page(
  z.object({ id: z.number().int(), name: z.string(), role: Role }),
  z.object({ count: z.number().int() }),
).meta({ id: 'SitePeople' });

/** The person's private address for a calendar app. */
export const CalendarLink = z
  .object({
    exists: z.boolean(),
    /** `mine` or everybody's days. */
    covers: z.enum(['mine', 'team']),
    createdAt: z.string().nullable(),
    lastReadAt: z.string().nullable(),
    /** `/api/calendar/….ics`, only in the answer that makes it: it is not stored and cannot be shown again. */
    path: z.string().nullable(),
  })
  .meta({ id: 'CalendarLink' });
export const NewCalendarLink = z.object({ covers: z.enum(['mine', 'team']).default('mine') }).meta({ id: 'NewCalendarLink' });

/** At most 62 days. */
export const OutlookQuery = z
  .strictObject({ from: CalendarDay, to: CalendarDay, projectId: Id.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_BOOKED_AT_ONCE * 86_400_000, {
    path: ['to'],
    message: `At most ${MAX_BOOKED_AT_ONCE} days at once`,
  });

/** The weather of a day for a work. Figures are the most of the working hours: km/h, mm in all, °C. */
export const DayOutlook = z.object({
  day: z.string(),
  verdict: Verdict,
  /** Of the worst reason; null when there is none. */
  risk: RiskLevel.nullable(),
  /** A sentence with the number and the hour. */
  summary: z.string(),
  icon: z.string().nullable(),
  wind: z.number().nullable(),
  rain: z.number().nullable(),
  temp: z.number().nullable(),
  rule: z.string().nullable(),
  /** The worst reason in short: `wind 52 km/h`. */
  cause: z.string().nullable(),
  isSimulated: z.boolean(),
  place: z.string(),
});

/** What a booked day must expect: its weather by its work, and the holiday that falls on it. */
export const SiteDayOutlook = DayOutlook.extend({ siteDayId: z.number().int(), holiday: z.string().nullable() }).meta({
  id: 'SiteDayOutlook',
});
export const Outlook = z
  .object({
    items: z.array(SiteDayOutlook),
    region: Region,
    attribution: z.object({ text: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: 'SiteOutlook' });

/** The next days on which the work could be done instead, and why those between could not. */
export const MoveProposals = z
  .object({
    items: z.array(DayOutlook.extend({ reason: z.string() })),
    passedOver: z.array(z.object({ day: z.string(), reason: z.string() })),
  })
  .meta({ id: 'MoveProposals' });

export type CreateSiteDays = z.input<typeof CreateSiteDays>;
export type UpdateSiteDay = z.input<typeof UpdateSiteDay>;
export type SiteDayConflict = z.infer<typeof SiteDayConflict>;
export type SiteDay = z.infer<typeof SiteDay>;
export type SiteDayListQuery = z.input<typeof SiteDayListQuery>;
export type SiteDayPage = z.infer<typeof SiteDayPage>;
export type BookedSiteDays = z.infer<typeof BookedSiteDays>;
export type SitePeople = z.infer<typeof SitePeople>;
export type CalendarLink = z.infer<typeof CalendarLink>;
export type NewCalendarLink = z.input<typeof NewCalendarLink>;
export type OutlookQuery = z.input<typeof OutlookQuery>;
export type DayOutlook = z.infer<typeof DayOutlook>;
export type SiteDayOutlook = z.infer<typeof SiteDayOutlook>;
export type Outlook = z.infer<typeof Outlook>;
export type MoveProposals = z.infer<typeof MoveProposals>;
