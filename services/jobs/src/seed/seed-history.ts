import type { ActivityChange } from '@dwang/contracts';
import type { Database, SeedContext } from '@dwang/platform';
import { ActivityRow } from '../activity/activity.entity';

interface Past extends Pick<ActivityRow, 'kind' | 'action' | 'subject'> {
  daysAgo: number;
  /** Which of the demo members did it. */
  by: number;
  change?: ActivityChange;
}

const DAY_MS = 24 * 3600 * 1000;
const JOB = { kind: 'job', action: 'changed', subject: 'Smith deck' } as const;

/** The history of the first of the active demo jobs, the oldest first. */
const HISTORY: readonly Past[] = [
  { daysAgo: 15, by: 0, ...JOB, action: 'added' },
  { daysAgo: 13, by: 0, ...JOB, change: { field: 'estimateAmount', from: null, to: '5280.00' } },
  { daysAgo: 12, by: 0, ...JOB, change: { field: 'stage', from: 'booked', to: 'in_progress' } },
  { daysAgo: 12, by: 1, kind: 'photo', action: 'added', subject: 'Back lawn before we started' },
  { daysAgo: 8, by: 0, kind: 'file', action: 'added', subject: 'Cutting list.csv' },
  {
    daysAgo: 6,
    by: 2,
    kind: 'task',
    action: 'changed',
    subject: 'Pour footings',
    change: { field: 'done', from: 'false', to: 'true' },
  },
  { daysAgo: 2, by: 0, kind: 'note', action: 'added', subject: 'Client wants the steps on the garage side.' },
  { daysAgo: 1, by: 2, ...JOB, change: { field: 'progress', from: '45', to: '60' } },
  { daysAgo: 1, by: 0, kind: 'note', action: 'added', subject: 'Gate code 4417. Dog is friendly, keep the gate shut.' },
];

/** What the demo team did on its deck. */
export async function seedHistory({ demo, now }: SeedContext, db: Database, [projectId]: readonly number[]): Promise<void> {
  if (projectId === undefined) return;
  const rows = HISTORY.map(({ daysAgo, by, kind, action, subject, change }, index) => ({
    companyId: demo.companyId,
    projectId,
    clientId: null,
    userId: demo.memberIds[by] ?? demo.ownerId,
    at: new Date(now.getTime() - daysAgo * DAY_MS - (HISTORY.length - index) * 60_000),
    kind,
    action,
    subject,
    count: 1,
    changes: JSON.stringify(change ? [change] : []),
  }));
  await db.repo(ActivityRow).insert(rows);
}
