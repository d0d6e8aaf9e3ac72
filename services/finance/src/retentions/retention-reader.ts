import type { Retention, RetentionListQuery, RetentionMoves, RetentionPage } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, type ListOrder, NotFound, readableViews, type Scope, seek, toPage } from '@dwang/platform';
import { ClientDirectory, ProjectDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { todayOf } from '../invoices/invoice-reader';
import { RetentionRow } from './retention.entity';
import { dueCents, type NamedJob, outstandingCents, toRetention } from './retention.view';
import { RetentionLedger } from './retention-ledger';

type Query = z.output<typeof RetentionListQuery>;

const NEWEST: ListOrder = {
  name: '-id',
  column: 'retention.id',
  idColumn: 'retention.id',
  direction: 'DESC',
  kind: 'number',
};
/** The totals are of the newest so many jobs with retentions. */
const COUNTED = 2000;
const MOST_PAYERS = 50;

/** Retentions of the caller's company as the API shows them. */
@Injectable()
export class RetentionReader {
  constructor(
    private readonly db: Database,
    private readonly ledger: RetentionLedger,
    private readonly projects: ProjectDirectory,
    private readonly clients: ClientDirectory,
  ) {}

  async list(scope: Scope, query: Query): Promise<RetentionPage> {
    const rows = await seek(this.matching(scope, query), NEWEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ id }) => [id, id]);
    return { items: await this.view(scope, items), nextCursor, totals: await this.totals(scope, query) };
  }

  async get(scope: Scope, id: number): Promise<Retention> {
    const [retention] = await this.view(scope, [await this.row(scope, id)]);
    if (!retention) throw new NotFound('No such retention');
    return retention;
  }

  async moves(scope: Scope, id: number): Promise<RetentionMoves> {
    const { projectId } = await this.row(scope, id);
    return { items: await this.ledger.moves(scope, projectId) };
  }

  private async row({ companyId }: Scope, id: number): Promise<RetentionRow> {
    const row = await this.db.repo(RetentionRow).findOneBy({ id, companyId });
    if (!row) throw new NotFound('No such retention');
    return row;
  }

  private matching({ companyId }: Scope, { projectId }: Query) {
    const query = this.db.repo(RetentionRow).createQueryBuilder('retention').where({ companyId });
    if (projectId) query.andWhere('retention.projectId = :projectId', { projectId });
    return query;
  }

  private async view(scope: Scope, rows: readonly RetentionRow[]): Promise<Retention[]> {
    const ids = rows.map(({ projectId }) => projectId);
    const [jobOf, sumsOf] = [await this.jobs(scope, ids), await this.ledger.sums(scope, ids)];
    const today = todayOf(scope);
    return readableViews(rows, (row) => toRetention(row, jobOf(row.projectId), sumsOf(row.projectId), today));
  }

  private async totals(scope: Scope, query: Query): Promise<RetentionPage['totals']> {
    const rows = await this.matching(scope, query).orderBy('retention.id', 'DESC').take(COUNTED).getMany();
    const sumsOf = await this.ledger.sums(
      scope,
      rows.map(({ projectId }) => projectId),
    );
    const today = todayOf(scope);
    const open = rows.map((row) => ({ row, cents: outstandingCents(sumsOf(row.projectId)) })).filter(({ cents }) => cents > 0);
    const jobOf = await this.jobs(
      scope,
      open.map(({ row }) => row.projectId),
    );
    const payers = new Map<string, { clientId: number | null; clientName: string; cents: number }>();
    for (const { row, cents } of open) {
      const { clientId, clientName } = jobOf(row.projectId);
      const key = String(clientId);
      payers.set(key, { clientId, clientName, cents: (payers.get(key)?.cents ?? 0) + cents });
    }
    const due = rows.reduce((sum, row) => sum + dueCents(row, sumsOf(row.projectId), today), 0);
    return {
      count: await this.matching(scope, query).getCount(),
      outstanding: centsToDecimal(open.reduce((sum, { cents }) => sum + cents, 0)),
      due: centsToDecimal(due),
      payers: [...payers.values()]
        .toSorted((one, other) => other.cents - one.cents)
        .slice(0, MOST_PAYERS)
        .map(({ cents, ...payer }) => ({ ...payer, outstanding: centsToDecimal(cents) })),
    };
  }

  private async jobs(scope: Scope, ids: readonly number[]): Promise<(id: number) => NamedJob> {
    const jobs = await this.projects.findAll(scope, ids);
    const clients = await this.clients.findAll(
      scope,
      jobs.flatMap(({ clientId }) => clientId ?? []),
    );
    const names = new Map(clients.map(({ id, name }) => [id, name]));
    const byId = new Map(
      jobs.map(({ id, name, clientId }) => [id, { name, clientId, clientName: names.get(clientId ?? 0) ?? '' }]),
    );
    return (id) => byId.get(id) ?? { name: 'A deleted job', clientId: null, clientName: '' };
  }
}
