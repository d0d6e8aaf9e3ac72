import { z } from 'zod';
import { Password, Role, Username } from './auth';
import { Email, Id, Line } from './primitives';
import { SharedDevice } from './second-step';
import { ProjectLevel } from './sharing';
import { Plan } from './subscriptions';

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Somebody of the company. What only the owner needs is null for others. */
export const TeamMember = z
  .object({
    id: z.number().int(),
    name: z.string(),
    username: z.string(),
    email: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    role: Role,
    active: z.boolean(),
    seesPrices: z.boolean(),
    lastActiveAt: z.string().nullable(),
  })
  .meta({ id: 'TeamMember' });

/** `members` counts those who are active and the invitations that are open; `limit` is the plan's, null for any number. */
export const TeamMembers = z
  .object({
    items: z.array(TeamMember),
    nextCursor: z.null(),
    totals: z.object({ count: z.number().int(), members: z.number().int(), limit: z.number().int().nullable() }),
    plan: Plan,
    planName: z.string(),
  })
  .meta({ id: 'TeamMembers' });

/** Only the named fields change. An inactive member cannot sign in. */
export const UpdateTeamMember = z
  .object({ role: Role, active: z.boolean(), seesPrices: z.boolean() })
  .partial()
  .meta({ id: 'UpdateTeamMember' });

export const CreateInvitation = z
  .object({
    email: Email,
    role: Role.default('user'),
    seesPrices: z.boolean().default(false),
    /** Jobs that are shared with the person from the start. */
    projects: z
      .array(z.object({ projectId: Id, level: ProjectLevel }))
      .max(50, 'Please choose at most 50 jobs')
      .refine((jobs) => new Set(jobs.map(({ projectId }) => projectId)).size === jobs.length, 'Please name each job once')
      .default([]),
  })
  .meta({ id: 'CreateInvitation' });

/** `link` is there only in the answer that makes or renews it, for whoever wants to hand it over: of its secret only a hash is kept. */
export const Invitation = z
  .object({
    id: z.number().int(),
    email: z.string(),
    role: Role,
    seesPrices: z.boolean(),
    createdAt: z.string(),
    expiresAt: z.string(),
    isExpired: z.boolean(),
    link: z.string().nullable(),
    /** Whether a letter with the link is on its way. */
    isMailed: z.boolean(),
  })
  .meta({ id: 'Invitation' });

export const Invitations = z
  .object({ items: z.array(Invitation), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'Invitations' });

/** What somebody who holds the link is told. */
export const OpenInvitation = z.object({ companyName: z.string(), email: z.string(), role: Role }).meta({ id: 'OpenInvitation' });

export const AcceptInvitation = z
  .object({
    username: Username,
    password: Password,
    firstName: Line(60).default(''),
    lastName: Line(60).default(''),
    isShared: SharedDevice,
  })
  .meta({ id: 'AcceptInvitation' });

export type TeamMember = z.infer<typeof TeamMember>;
export type TeamMembers = z.infer<typeof TeamMembers>;
export type UpdateTeamMember = z.input<typeof UpdateTeamMember>;
export type CreateInvitation = z.input<typeof CreateInvitation>;
export type Invitation = z.infer<typeof Invitation>;
export type Invitations = z.infer<typeof Invitations>;
export type OpenInvitation = z.infer<typeof OpenInvitation>;
export type AcceptInvitation = z.input<typeof AcceptInvitation>;
