import { randomUUID } from 'node:crypto';
import type { ActivityAction, ActivityChange } from '@dwang/contracts';
import { Database, insertOnce, type ListOrder, NotFound, type Scope, searchText, seek, toPage } from '@dwang/platform';
import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { ActivityLog } from '../activity/activity-log';
import { changesBetween } from '../activity/changes-between';
import { guardVersion } from '../rows/guard-version';
import { ClientRow } from './client.entity';

/** What every row has that hangs on a client and is listed by name. */
export interface DetailRow extends ObjectLiteral {
  id: number;
  uid: string;
  companyId: number;
  clientId: number;
  name: string;
  sortName: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export interface DetailPage {
  limit: number;
  cursor?: string | undefined;
}

type Fields = Record<string, unknown> & { name: string; uid?: string | undefined };

const BY_NAME: ListOrder = { name: 'name', column: 'detail.sortName', idColumn: 'detail.id', direction: 'ASC', kind: 'text' };

/** Rows of one kind that belong to a client: all in the caller's company, each found only under its own client. */
export class ClientDetails<Row extends DetailRow> {
  constructor(
    private readonly db: Database,
    private readonly entity: EntityTarget<Row>,
    private readonly kind: 'contact' | 'site',
    private readonly activity: ActivityLog,
    /** The details of whose change the client's history tells. */
    private readonly toldOf: (row: Row) => Readonly<Record<string, string | null>>,
  ) {}

  async list(scope: Scope, clientId: number, query: DetailPage) {
    await this.checkClient(scope, clientId);
    const rows = () =>
      this.db
        .repo(this.entity)
        .createQueryBuilder('detail')
        .where('detail.companyId = :companyId AND detail.clientId = :clientId', { companyId: scope.companyId, clientId });
    const [found, count] = await Promise.all([seek(rows(), BY_NAME, query).getMany(), rows().getCount()]);
    return { ...toPage(found, query.limit, BY_NAME, ({ sortName, id }) => [sortName, id]), totals: { count } };
  }

  /** A repeated `uid` answers with the first row; with other content it is refused. */
  create(scope: Scope, clientId: number, { uid = randomUUID(), ...fields }: Fields): Promise<Row> {
    return this.db.tx(async () => {
      await this.checkClient(scope, clientId);
      const { companyId } = scope;
      const now = new Date(Date.now());
      const said = { ...fields, clientId };
      const row = { ...said, uid, companyId, sortName: sortNameOf(fields.name), createdAt: now, updatedAt: now, version: 1 };
      const key = { companyId, uid } as FindOptionsWhere<Row>;
      const { id, isNew } = await insertOnce(this.db, this.entity, key, row as never, said as never);
      if (isNew) await this.note(scope, 'added', row);
      return this.find(scope, clientId, id);
    });
  }

  update(scope: Scope, clientId: number, id: number, change: Partial<Fields> & { version?: number | undefined }): Promise<Row> {
    return this.db.tx(async () => {
      const { version, ...fields } = change;
      const row = await this.hold(scope, clientId, id);
      guardVersion(row, version);
      const folded = fields.name === undefined ? {} : { sortName: sortNameOf(fields.name) };
      const next = { ...fields, ...folded, updatedAt: new Date(Date.now()), version: row.version + 1 };
      await this.db.repo(this.entity).update(this.where(scope, clientId, id), next as never);
      const after = await this.find(scope, clientId, id);
      await this.note(scope, 'changed', after, changesBetween(this.toldOf(row), this.toldOf(after)));
      return after;
    });
  }

  /** `before` runs first in the same transaction, for what must let go of the row. */
  remove(scope: Scope, clientId: number, id: number, before = async () => {}): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.hold(scope, clientId, id);
      await before();
      await this.db.repo(this.entity).delete(this.where(scope, clientId, id));
      await this.note(scope, 'deleted', row);
    });
  }

  /** The row, held until the transaction ends. */
  async hold(scope: Scope, clientId: number, id: number): Promise<Row> {
    const row = await this.db.findForUpdate(this.entity, this.where(scope, clientId, id));
    if (!row) throw this.unknown();
    return row;
  }

  private async find(scope: Scope, clientId: number, id: number): Promise<Row> {
    const row = await this.db.repo(this.entity).findOneBy(this.where(scope, clientId, id));
    if (!row) throw this.unknown();
    return row;
  }

  private note(
    scope: Scope,
    action: ActivityAction,
    { clientId, name: subject }: Pick<DetailRow, 'clientId' | 'name'>,
    changes: readonly ActivityChange[] = [],
  ): Promise<void> {
    return this.activity.record(scope, { kind: this.kind, action, clientId, subject, changes });
  }

  private async checkClient({ companyId }: Scope, id: number): Promise<void> {
    if (!(await this.db.repo(ClientRow).existsBy({ id, companyId }))) throw new NotFound('No such client');
  }

  private readonly where = ({ companyId }: Scope, clientId: number, id: number) =>
    ({ id, companyId, clientId }) as FindOptionsWhere<Row>;
  private readonly unknown = () => new NotFound(`No such ${this.kind}`);
}

export const sortNameOf = (name: string): string => searchText([name], 400);
