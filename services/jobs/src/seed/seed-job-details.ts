import { randomUUID } from 'node:crypto';
import { addDays, dayOf, parseCents } from '@dwang/domain';
import type { Database, SeedContext } from '@dwang/platform';
import { NoteRow } from '../notes/note.entity';
import { ProjectRow } from '../projects/project.entity';
import { placeColumns } from '../rows/place-columns';
import { TaskRow } from '../tasks/task.entity';

interface DemoDetails {
  /** Which of the active demo jobs. */
  job: number;
  estimate: string;
  hours: number;
  /** Degrees of latitude and longitude, somewhere near the invented address. */
  at?: readonly [lat: number, lng: number];
  /** What is to do, whether it is done, and in how many days it is due. */
  tasks: readonly (readonly [title: string, isDone: boolean, dueInDays: number | null])[];
  notes: readonly string[];
}

const DETAILS: readonly DemoDetails[] = [
  {
    job: 0,
    estimate: '5280.00',
    hours: 62,
    at: [-36.879, 174.756],
    tasks: [
      ['Order kwila and fixings', true, null],
      ['Pour footings', true, null],
      ['Hang joists', false, 1],
      ['Balustrade posts', false, 6],
    ],
    notes: ['Gate code 4417. Dog is friendly, keep the gate shut.', 'Client wants the steps on the garage side.'],
  },
  { job: 1, estimate: '14800.00', hours: 150, tasks: [['Book the crane', false, -1]], notes: [] },
  {
    job: 3,
    estimate: '6900.00',
    hours: 78,
    at: [-36.8525, 174.7452],
    tasks: [['Confirm the door hardware', false, 0]],
    notes: [],
  },
];

const DAY_MS = 24 * 3600 * 1000;

/** Estimates, tasks and notes of some of the active demo jobs, whose ids are given in their order. */
export async function seedJobDetails({ demo, now }: SeedContext, db: Database, jobIds: readonly number[]): Promise<void> {
  const today = dayOf(now.getTime(), demo.timeZone);
  for (const { job, estimate, hours, at, tasks, notes } of DETAILS) {
    const projectId = jobIds[job];
    if (projectId === undefined) continue;
    const place = placeColumns(at ? { lat: at[0], lng: at[1] } : null);
    const details = { estimateCents: parseCents(estimate), estimateSeconds: hours * 3600, ...place };
    await db.repo(ProjectRow).update({ id: projectId, companyId: demo.companyId }, details);
    const row = (createdAt: Date) => ({
      uid: randomUUID(),
      companyId: demo.companyId,
      userId: demo.ownerId,
      projectId,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    });
    if (tasks.length > 0)
      await db.repo(TaskRow).insert(
        tasks.map(([title, done, due], index) => {
          const assigneeId = done ? null : (demo.memberIds[index % demo.memberIds.length] ?? null);
          return { ...row(now), title, done, assigneeId, dueDate: due === null ? null : addDays(today, due), place: index + 1 };
        }),
      );
    if (notes.length > 0)
      await db
        .repo(NoteRow)
        .insert(notes.map((text, index) => ({ ...row(new Date(now.getTime() - (index + 1) * DAY_MS)), text })));
  }
}
