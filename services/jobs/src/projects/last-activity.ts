import { Database, readInstant } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ClientRow } from '../clients/client.entity';
import { TimeEntryRow } from '../time-entries/time-entry.entity';
import { ProjectRow } from './project.entity';

type KeptTime = Pick<
  ProjectRow,
  'timeCount' | 'timeSeconds' | 'timeCents' | 'longestSeconds' | 'unbilledCount' | 'unbilledSeconds' | 'unbilledCents'
>;
type RawTime = Record<keyof KeptTime, number | string | null> & {
  projectId: number | string;
  newest: string | Date;
  oldest: string | Date | null;
};

const NO_TIME: KeptTime = {
  timeCount: 0,
  timeSeconds: 0,
  timeCents: 0,
  longestSeconds: 0,
  unbilledCount: 0,
  unbilledSeconds: 0,
  unbilledCents: 0,
};
/** Sorts after every day and every name; also the default in the database. */
const LAST_DAY = '9999-12-31';
const LAST_NAME = '~';

/**
 * Keeps beside each job what lists are ordered by and what they sum: when something last happened on it (its own last change or its newest
 * time, whichever is later), its time of everybody, its last day and its client's name. Beside each client, how many active jobs it has.
 */
@Injectable()
export class LastActivity {
  constructor(private readonly db: Database) {}

  /** Makes a change of the jobs' time and notes it. The jobs are held first: two changes at once would wait for one another. */
  async around<Result>(companyId: number, projectIds: readonly number[], change: () => Promise<Result>): Promise<Result> {
    const ids = [...new Set(projectIds)].sort((one, other) => one - other);
    const query = this.db
      .repo(ProjectRow)
      .createQueryBuilder('project')
      .where({ companyId, id: In(ids) })
      .orderBy('project.id');
    await this.db.lock(query).getMany();
    const result = await change();
    await this.refresh(companyId, ids);
    return result;
  }

  /** Reads all of it again. Call it inside the transaction that changed the jobs. */
  async refresh(companyId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const times = new Map((await this.timeOf(companyId, ids)).map((raw) => [Number(raw.projectId), raw]));
    for (const id of ids) {
      const raw = times.get(id);
      const newest = raw ? readInstant(raw.newest) : null;
      await this.db
        .repo(ProjectRow)
        .createQueryBuilder()
        .update()
        .set({
          ...(raw ? numbersOf(raw) : NO_TIME),
          unbilledFrom: raw?.oldest ? readInstant(raw.oldest) : null,
          lastActivityAt: () => (newest ? 'CASE WHEN :newest > updatedAt THEN :newest ELSE updatedAt END' : 'updatedAt'),
          endOrder: () => `COALESCE(endDate, '${LAST_DAY}')`,
          clientOrder: () => CLIENT_NAME,
        })
        .where({ companyId, id })
        .setParameters({ newest })
        .execute();
    }
  }

  /**
   * Makes a change of whose jobs are or whether they are active, and counts the active jobs of these clients again. The clients are held
   * first: a job that names a client holds it too, and two at once would wait for one another.
   */
  async aroundClients<Result>(
    companyId: number,
    clientIds: readonly (number | null)[],
    change: () => Promise<Result>,
  ): Promise<Result> {
    const ids = [...new Set(clientIds)].filter((id) => id !== null).sort((one, other) => one - other);
    for (const id of ids) await this.db.findForUpdate(ClientRow, { id, companyId });
    const result = await change();
    await this.countJobs(companyId, ids);
    return result;
  }

  /** Counts the active jobs of these clients again. Call it inside the transaction that changed them and holds the clients. */
  async countJobs(companyId: number, clientIds: readonly number[]): Promise<void> {
    if (clientIds.length === 0) return;
    const clients = this.db.repo(ClientRow).createQueryBuilder().update();
    await clients
      .set({ activeJobs: () => ACTIVE_JOBS })
      .where({ companyId, id: In([...clientIds]) })
      .execute();
  }

  /** The client has another name, or jobs that it had not. */
  async clientChanged(companyId: number, clientId: number): Promise<void> {
    await this.countJobs(companyId, [clientId]);
    const jobs = this.db.repo(ProjectRow).createQueryBuilder().update();
    await jobs
      .set({ clientOrder: () => CLIENT_NAME })
      .where({ companyId, clientId })
      .execute();
  }

  private timeOf(companyId: number, ids: readonly number[]): Promise<RawTime[]> {
    const unbilled = (value: string) => `SUM(CASE WHEN entry.invoiceId IS NULL THEN ${value} ELSE 0 END)`;
    return (
      this.db
        .repo(TimeEntryRow)
        .createQueryBuilder('entry')
        .select('entry.projectId', 'projectId')
        .addSelect('MAX(entry.startTime)', 'newest')
        .addSelect('MIN(CASE WHEN entry.invoiceId IS NULL THEN entry.startTime END)', 'oldest')
        .addSelect('COUNT(*)', 'timeCount')
        .addSelect('SUM(entry.duration)', 'timeSeconds')
        .addSelect('SUM(entry.amountCents)', 'timeCents')
        .addSelect(`MAX(${spanSql(this.db.isSqlite, 'entry')})`, 'longestSeconds')
        .addSelect(unbilled('1'), 'unbilledCount')
        .addSelect(unbilled('entry.duration'), 'unbilledSeconds')
        .addSelect(unbilled('entry.amountCents'), 'unbilledCents')
        .where({ projectId: In([...ids]) })
        // As in `ProjectHours`: looked up by the job, not by the company.
        .andWhere('entry.companyId + 0 = :companyId', { companyId })
        .groupBy('entry.projectId')
        .getRawMany<RawTime>()
    );
  }
}

/** SQL of the whole seconds that the entry spans, rounded up. */
const spanSql = (isSqlite: boolean, entry: string): string =>
  isSqlite
    ? `CAST((JULIANDAY(${entry}.endTime) - JULIANDAY(${entry}.startTime)) * 86400 AS INTEGER) + 1`
    : `TIMESTAMPDIFF(SECOND, ${entry}.startTime, ${entry}.endTime) + 1`;

const ACTIVE_JOBS =
  "(SELECT COUNT(*) FROM projects job WHERE job.companyId = clients.companyId AND job.status = 'active' AND job.clientId = clients.id)";
const CLIENT_NAME = `COALESCE((SELECT client.sortName FROM clients client WHERE client.id = projects.clientId), '${LAST_NAME}')`;

function numbersOf(raw: RawTime): KeptTime {
  const names = Object.keys(NO_TIME) as (keyof KeptTime)[];
  return Object.fromEntries(names.map((name) => [name, Number(raw[name] ?? 0)])) as KeptTime;
}
