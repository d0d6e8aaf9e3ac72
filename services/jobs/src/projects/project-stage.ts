import type { ProjectStage, ProjectStatus } from '@dwang/contracts';
import type { Database } from '@dwang/platform';
import { ProjectRow } from './project.entity';

/** Room between neighbours on the board, halved each time that a job is put between two. */
const STEP = 2 ** 20;

interface Standing {
  status: ProjectStatus;
  stage: ProjectStage;
}

/** Status and stage after one of them, or both in agreement, were said. Without `before` it is a new job. */
export function standingOf(said: Partial<Standing>, before?: Standing): Standing {
  if (said.stage) return { stage: said.stage, status: said.stage === 'done' ? 'completed' : 'active' };
  const status = said.status ?? before?.status ?? 'active';
  if (status === 'completed') return { status, stage: 'done' };
  return { status, stage: before && before.stage !== 'done' ? before.stage : 'in_progress' };
}

/** The place at the top of a stage's column. */
export async function topOf(db: Database, companyId: number, stage: ProjectStage): Promise<number> {
  const [first] = await db.repo(ProjectRow).find({
    select: { id: true, stageOrder: true },
    where: { companyId, stage },
    order: { stageOrder: 'ASC' },
    take: 1,
  });
  return (first?.stageOrder ?? 0) - STEP;
}
