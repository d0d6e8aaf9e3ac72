import { randomUUID } from 'node:crypto';
import { Database, type SeedContext, searchText } from '@dwang/platform';
import { ProjectRow } from '../projects/project.entity';

/** Jobs of the whole demo installation. Source: specification 2, section 9. */
const ALL_JOBS = 82;
const DAY_MS = 24 * 3_600_000;
const WORK = ['New deck', 'Bathroom renovation', 'Rewire', 'Reroof', 'Kitchen fit-out', 'Garage', 'Fence and gate'];

/** What the other companies of the demo work at. */
export async function seedNeighbourJobs({ demo, now }: SeedContext, db: Database): Promise<void> {
  const missing = ALL_JOBS - (await db.repo(ProjectRow).count());
  if (demo.neighbours.length === 0 || missing <= 0) return;
  const rows = Array.from({ length: missing }, (_, index) => {
    const { companyId, ownerId } = demo.neighbours[index % demo.neighbours.length] ?? { companyId: 0, ownerId: 0 };
    const name = WORK[index % WORK.length] ?? '';
    const at = new Date(now.getTime() - (1 + index) * DAY_MS);
    return {
      ...{ uid: randomUUID(), companyId, userId: ownerId, generalOf: null, name, clientId: null, location: '', description: '' },
      ...{ hourlyRateCents: 6500, progress: 0, status: 'active' as const, stage: 'in_progress' as const, stageOrder: 0 },
      ...{ sortName: searchText([name], 400), searchText: searchText([name]) },
      ...{ createdAt: at, updatedAt: at, lastActivityAt: at, version: 1 },
    };
  });
  await db.repo(ProjectRow).insert(rows);
}
