import { z } from 'zod';
import { Role } from './auth';

/** On a job: view reads it; edit also writes notes, tasks, photos, files, progress and site days; admin also its details and who sees it. */
export const ProjectLevel = z.enum(['view', 'edit', 'admin']);
export type ProjectLevel = z.infer<typeof ProjectLevel>;

/** Somebody who sees a job. Owners and users see every job by their role: `isShared` is false for them, and their level stays admin. */
export const ProjectMember = z
  .object({
    userId: z.number().int(),
    name: z.string(),
    role: Role,
    profileImageUrl: z.string().nullable(),
    level: ProjectLevel,
    isShared: z.boolean(),
  })
  .meta({ id: 'ProjectMember' });

/** `others` are the active people of the team with whom the job could be shared; empty for those who cannot share it. */
export const ProjectMembers = z
  .object({
    items: z.array(ProjectMember),
    nextCursor: z.null(),
    totals: z.object({ count: z.number().int() }),
    others: z.array(z.object({ userId: z.number().int(), name: z.string(), profileImageUrl: z.string().nullable() })),
    /** What the asker may do here. */
    myLevel: ProjectLevel,
  })
  .meta({ id: 'ProjectMembers' });

export const ShareProject = z.object({ level: ProjectLevel }).meta({ id: 'ShareProject' });

export type ProjectMember = z.infer<typeof ProjectMember>;
export type ProjectMembers = z.infer<typeof ProjectMembers>;
export type ShareProject = z.input<typeof ShareProject>;
