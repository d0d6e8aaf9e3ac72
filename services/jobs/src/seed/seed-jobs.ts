import { randomUUID } from 'node:crypto';
import { addDays, dayOf, labourCents, parseCents } from '@dwang/domain';
import { Database, type SeedContext, searchText } from '@dwang/platform';
import { ClientRow } from '../clients/client.entity';
import { foldedFrom, newClientStamps } from '../clients/client-row';
import { LastActivity } from '../projects/last-activity';
import { ProjectRow } from '../projects/project.entity';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { DEMO_CLIENTS, DEMO_NZBNS } from './demo-clients';
import { BUDGETED_JOB, planDemoHours } from './demo-hours';
import { ACTIVE_DEMO_PROJECTS, COMPLETED_DEMO_PROJECTS, type DemoProject } from './demo-projects';
import { seedClientBook } from './seed-client-book';
import { seedHistory } from './seed-history';
import { seedJobDetails } from './seed-job-details';
import { seedJobPictures } from './seed-job-pictures';
import { seedNeighbourJobs } from './seed-neighbour-jobs';
import { seedSharing } from './seed-sharing';
import { seedSiteDays } from './seed-site-days';

const DAY_MS = 24 * 3600 * 1000;
const NOTES = [
  'Framing and bracing',
  'Set-out and levels',
  'Lining and stopping',
  'Fixing and finishing',
  'Materials pick-up and prep',
];

interface SeededJob {
  id: number;
  name: string;
  rate: string;
}

/** 24 clients, 8 active and 23 completed jobs, and 123.5 hours this month. Only into an empty table. */
export async function seedJobs(context: SeedContext): Promise<void> {
  const db = context.get(Database);
  if (await db.repo(ClientRow).existsBy({ companyId: context.demo.companyId })) return;
  const clientIds = await seedClients(context, db);
  await seedClientBook(context, db, clientIds);
  const active = await seedProjects(context, db, clientIds, ACTIVE_DEMO_PROJECTS, 'active');
  const completed = await seedProjects(context, db, clientIds, COMPLETED_DEMO_PROJECTS, 'completed');
  await seedHours(context, db, active);
  const activeIds = active.map(({ id }) => id);
  const ids = [...active, ...completed].map(({ id }) => id);
  const last = new LastActivity(db);
  await last.refresh(context.demo.companyId, ids);
  await last.countJobs(context.demo.companyId, clientIds);
  await seedJobDetails(context, db, activeIds);
  await seedJobPictures(context, db, activeIds);
  await seedSiteDays(context, db, activeIds);
  await seedSharing(context, db, activeIds);
  await seedHistory(context, db, activeIds);
  await seedNeighbourJobs(context, db);
}

async function seedClients({ demo, now }: SeedContext, db: Database): Promise<number[]> {
  const rows = DEMO_CLIENTS.map(([name, contact, street, town], index) => {
    const email = `client${index + 1}@example.nz`;
    const createdAt = new Date(now.getTime() - (390 - index * 14) * DAY_MS);
    const phone = `021 555 ${String(1000 + index * 37)}`;
    return {
      uid: randomUUID(),
      companyId: demo.companyId,
      userId: demo.ownerId,
      name,
      contact,
      contactRole: '',
      email,
      phone,
      address: `${street}\n${town}`,
      nzbn: DEMO_NZBNS[index] ?? '',
      notes: '',
      ...foldedFrom({ name, contact, email, phone }),
      ...newClientStamps(createdAt),
    };
  });
  const { identifiers } = await db.repo(ClientRow).insert(rows);
  return identifiers.map(({ id }) => Number(id));
}

async function seedProjects(
  { demo, now }: SeedContext,
  db: Database,
  clientIds: readonly number[],
  plans: readonly DemoProject[],
  status: ProjectRow['status'],
): Promise<SeededJob[]> {
  const today = dayOf(now.getTime(), demo.timeZone);
  const rows = plans.map(({ name, client, rate, progress, description }, index) => {
    const endedDaysAgo = status === 'active' ? 0 : 20 + index * 15;
    const startedDaysAgo = endedDaysAgo + 12 + (index % 5) * 4;
    const lastChange = new Date(now.getTime() - (status === 'active' ? startedDaysAgo : endedDaysAgo) * DAY_MS);
    return {
      uid: randomUUID(),
      companyId: demo.companyId,
      userId: demo.ownerId,
      generalOf: null,
      name,
      clientId: clientIds[client] ?? null,
      location: DEMO_CLIENTS[client]?.[3] ?? '',
      hourlyRateCents: parseCents(rate),
      startDate: addDays(today, -startedDaysAgo),
      endDate: status === 'active' ? addDays(today, 14 + index * 7) : addDays(today, -endedDaysAgo),
      progress,
      description,
      status,
      stage: status === 'completed' ? 'done' : stageOf(progress),
      stageOrder: index,
      sortName: searchText([name], 400),
      searchText: searchText([name, DEMO_CLIENTS[client]?.[3], description]),
      createdAt: new Date(now.getTime() - (startedDaysAgo + 3) * DAY_MS),
      updatedAt: lastChange,
      lastActivityAt: lastChange,
      version: 1,
    };
  });
  const { identifiers } = await db.repo(ProjectRow).insert(rows);
  return identifiers.map(({ id }, index) => ({
    id: Number(id),
    name: plans[index]?.name ?? '',
    rate: plans[index]?.rate ?? '65.00',
  }));
}

/** Demo jobs are spread over the board by how far they are. */
function stageOf(progress: number): ProjectRow['stage'] {
  if (progress >= 80) return 'to_invoice';
  if (progress >= 20) return 'in_progress';
  return progress >= 10 ? 'booked' : 'quoted';
}

async function seedHours({ demo, now }: SeedContext, db: Database, projects: readonly SeededJob[]): Promise<void> {
  const plan = planDemoHours(now.getTime(), demo.timeZone, demo.memberIds);
  const rows = plan.map(({ userId, rate, job, startTime, seconds }, index) => {
    const fitting = projects.filter((one) => (job === null ? one.rate === rate && one.name !== BUDGETED_JOB : one.name === job));
    const notes = NOTES[index % NOTES.length] ?? '';
    const hourlyRateCents = parseCents(rate);
    return {
      uid: randomUUID(),
      companyId: demo.companyId,
      userId,
      projectId: fitting[index % fitting.length]?.id ?? 0,
      startTime: new Date(startTime),
      endTime: new Date(startTime + seconds * 1000),
      duration: seconds,
      notes,
      searchText: searchText([notes], 4000),
      hourlyRateCents,
      amountCents: labourCents(seconds, hourlyRateCents),
      invoiceId: null,
      invoiceLabel: null,
      createdAt: new Date(startTime + seconds * 1000),
      updatedAt: new Date(startTime + seconds * 1000),
      version: 1,
    };
  });
  await db.repo(TimeEntryRow).insert(rows);
}
