import { randomUUID } from 'node:crypto';
import type { Work } from '@dwang/contracts';
import { addDays, dayOf, startOfWeek } from '@dwang/domain';
import { isWorkingDay } from '@dwang/domain/holidays';
import type { Database, SeedContext } from '@dwang/platform';
import { SiteDayRow } from '../schedule/site-day.entity';

type Times = readonly [start: string, end: string] | null;

interface DemoStint {
  /** Which of the active demo jobs, and of the members; null is nobody yet. */
  job: number;
  member: number | null;
  work: Work;
  times: Times;
  /** Days from this week's Monday. */
  days: readonly number[];
  note?: string;
}

const WHOLE: Times = ['07:30', '16:00'];
const STINTS: readonly DemoStint[] = [
  { job: 0, member: 0, work: 'carpentry', times: WHOLE, days: [0, 1, 2, 7, 8], note: 'Joists and bearers first' },
  { job: 6, member: 0, work: 'carpentry', times: WHOLE, days: [3, 4, 9, 10] },
  {
    job: 1,
    member: 1,
    work: 'roofing',
    times: WHOLE,
    days: [0, 1, 2, 3, 4, 7, 8, 9, 10],
    note: 'Scaffold is up on the north side',
  },
  { job: 2, member: 2, work: 'plumbing', times: ['08:00', '12:00'], days: [0, 1, 4, 7, 9] },
  { job: 4, member: 2, work: 'carpentry', times: ['12:30', '16:30'], days: [0, 1, 8] },
  { job: 7, member: 2, work: 'flooring', times: null, days: [2, 3, 9, 10] },
  { job: 3, member: 3, work: 'painting', times: WHOLE, days: [1, 2, 3, 7, 8, 9, 11], note: 'Courtyard wall, two coats' },
  { job: 5, member: null, work: 'excavation', times: null, days: [4, 10], note: 'Digger booked' },
];

/** Where the demo company's weather is read until it says otherwise. */
const DEMO_REGION = 'Bay of Plenty';

/** Two weeks of the demo team, this one and the next, on working days. */
export async function seedSiteDays({ demo, now }: SeedContext, db: Database, jobIds: readonly number[]): Promise<void> {
  const monday = startOfWeek(dayOf(now.getTime(), demo.timeZone), 1);
  const rows = STINTS.flatMap(({ job, member, work, times, days, note = '' }) => {
    const projectId = jobIds[job];
    if (projectId === undefined) return [];
    const booked = days.map((count) => addDays(monday, count)).filter((day) => isWorkingDay(day, DEMO_REGION));
    return booked.map((day) => ({
      uid: randomUUID(),
      companyId: demo.companyId,
      projectId,
      userId: member === null ? null : (demo.memberIds[member] ?? null),
      day,
      startTime: times?.[0] ?? null,
      endTime: times?.[1] ?? null,
      work,
      note,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }));
  });
  if (rows.length > 0) await db.repo(SiteDayRow).insert(rows);
}
