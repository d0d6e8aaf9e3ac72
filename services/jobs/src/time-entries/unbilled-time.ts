import { ErrorCode } from '@dwang/contracts';
import { Conflict, Database, Invalid, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { LastActivity } from '../projects/last-activity';
import { ApprovedTime } from './approved-time';
import { seesAllTime } from './own-time';
import { TimeEntryRow } from './time-entry.entity';

const FIELD = 'timeEntryIds';

/** What an invoice line needs of an entry. */
export interface BillableEntry {
  id: number;
  userId: number;
  projectId: number;
  startTime: Date;
  /** Seconds that are charged: those worked, by the company's rounding. */
  duration: number;
  notes: string;
  hourlyRateCents: number;
  amountCents: number;
}

/** The public face by which finance bills time. Everything happens within the caller's transaction. */
@Injectable()
export class UnbilledTime {
  constructor(
    private readonly db: Database,
    private readonly approved: ApprovedTime,
    private readonly activity: LastActivity,
  ) {}

  /**
   * Unbilled entries, oldest first, held so that nobody changes them until the transaction ends. Throws `Invalid` for ids that the caller
   * cannot see, and `Conflict` for those on an invoice already or not approved where that is needed, all on the field timeEntryIds.
   */
  async find(scope: Scope, ids: readonly number[]): Promise<BillableEntry[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return [];
    const query = this.db
      .repo(TimeEntryRow)
      .createQueryBuilder('entry')
      .where('entry.companyId = :companyId', { companyId: scope.companyId })
      .andWhere('entry.id IN (:...wanted)', { wanted });
    if (!seesAllTime(scope)) query.andWhere('entry.userId = :me', { me: scope.userId });
    const rows = await this.db.lock(query).getMany();
    if (rows.length < wanted.length) throw new Invalid(FIELD, 'No such time entry');
    const billed = rows.find((row) => row.invoiceId !== null);
    if (billed) throw alreadyBilled(billed.invoiceLabel);
    await this.approved.check(scope, rows, FIELD);
    return rows
      .map((row) => ({ ...row, duration: row.billedSeconds ?? row.duration }))
      .sort((a, b) => a.startTime.getTime() - b.startTime.getTime() || a.id - b.id);
  }

  /** Ids of a project's unbilled entries that the caller can see, oldest first. */
  async idsOfProject(scope: Scope, projectId: number): Promise<number[]> {
    const own = seesAllTime(scope) ? {} : { userId: scope.userId };
    const rows = await this.db.repo(TimeEntryRow).find({
      select: { id: true },
      where: { companyId: scope.companyId, projectId, invoiceId: IsNull(), ...own },
      order: { startTime: 'ASC', id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** Ids of the jobs whose hours are on an invoice. */
  async jobsOnInvoice({ companyId }: Scope, invoiceId: number): Promise<number[]> {
    const rows = await this.db.repo(TimeEntryRow).find({ select: { projectId: true }, where: { companyId, invoiceId } });
    return [...new Set(rows.map(({ projectId }) => projectId))];
  }

  /** Ids of the invoices with hours of a job. */
  async invoicesOfJob({ companyId }: Scope, projectId: number): Promise<number[]> {
    const where = { companyId, projectId, invoiceId: Not(IsNull()) };
    const rows = await this.db.repo(TimeEntryRow).find({ select: { invoiceId: true }, where });
    return [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))];
  }

  /** Puts the entries on an invoice, called `label` in sentences. All or none: throws `Conflict` when one was billed in the meantime. */
  async lock(scope: Scope, ids: readonly number[], invoiceId: number, label: string): Promise<void> {
    if (ids.length === 0) return;
    const { affected } = await this.aroundJobs(scope, { id: In([...ids]) }, () =>
      this.db
        .repo(TimeEntryRow)
        .update(
          { id: In([...ids]), companyId: scope.companyId, invoiceId: IsNull() },
          { invoiceId, invoiceLabel: label, version: () => 'version + 1' },
        ),
    );
    if (affected !== ids.length) throw alreadyBilled(null);
  }

  /** Gives the invoice of locked entries its new name: a draft's time when the draft gets its number. */
  async relabel(scope: Scope, invoiceId: number, label: string): Promise<void> {
    await this.db.repo(TimeEntryRow).update({ invoiceId, companyId: scope.companyId }, { invoiceLabel: label });
  }

  /** Takes entries off an invoice: those that are named, or all. Repeating it changes nothing. */
  async release(scope: Scope, invoiceId: number, ids?: readonly number[]): Promise<void> {
    const which = { invoiceId, ...(ids && { id: In([...ids]) }) };
    const free = { invoiceId: null, invoiceLabel: null, version: () => 'version + 1' };
    await this.aroundJobs(scope, which, () => this.db.repo(TimeEntryRow).update({ ...which, companyId: scope.companyId }, free));
  }

  /** Makes a change of these entries and sums the unbilled time of their jobs again. */
  private async aroundJobs<Result>(
    { companyId }: Scope,
    which: FindOptionsWhere<TimeEntryRow>,
    change: () => Promise<Result>,
  ): Promise<Result> {
    const rows = await this.db.repo(TimeEntryRow).find({ select: { projectId: true }, where: { ...which, companyId } });
    return this.activity.around(
      companyId,
      rows.map(({ projectId }) => projectId),
      change,
    );
  }
}

const alreadyBilled = (label: string | null) =>
  new Conflict(ErrorCode.entryBilled, `Some of this time is already on ${label ?? 'an invoice'}`, FIELD);
