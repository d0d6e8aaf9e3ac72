import type { Database, SeedContext } from '@dwang/platform';
import { ProjectMemberRow } from '../access/project-member.entity';

/** Which of the demo members is the contractor, and how many of the active jobs are shared with them. */
const CONTRACTOR = 3;
const SHARED_JOBS = 3;

/** Some active jobs are shared with the demo company's contractor, to edit. */
export async function seedSharing({ demo, now }: SeedContext, db: Database, jobIds: readonly number[]): Promise<void> {
  const userId = demo.memberIds[CONTRACTOR];
  if (userId === undefined) return;
  const share = { companyId: demo.companyId, userId, level: 'edit' as const, createdAt: now };
  await db.repo(ProjectMemberRow).insert(jobIds.slice(0, SHARED_JOBS).map((projectId) => ({ ...share, projectId })));
}
