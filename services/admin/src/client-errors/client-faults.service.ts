import type { ClientError, ClientErrorDetails, ClientErrorListQuery, ClientErrorPage, UpdateClientError } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { Database, type ListOrder, NotFound, SecurityLog, seek, toPage, whereContains } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ClientErrorRow } from './client-error.entity';
import { ClientFaultRow } from './client-fault.entity';

const NEWEST: ListOrder = { name: '-lastAt', column: 'row.lastAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
/** So many of the latest reports are shown with a fault. */
const LATEST = 10;

/** Equal faults of screens together, for the administrator to read. */
@Injectable()
export class ClientFaults {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(UserDirectory) private readonly directory: UserDirectory,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** Those whose message, screen and stack hold all words of `q`. */
  async list({ q, state, ...paging }: z.output<typeof ClientErrorListQuery>): Promise<ClientErrorPage> {
    const rows = this.db.repo(ClientFaultRow).createQueryBuilder('row').where('1 = 1');
    if (state === 'resolved') rows.andWhere("row.state = 'resolved'");
    if (state === 'open') rows.andWhere("row.state <> 'resolved'");
    whereContains(rows, "LOWER(CONCAT(row.message, ' ', row.place, ' ', row.stack))", q);
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, paging).getMany(), paging.limit, NEWEST, (row) => [row.lastAt, row.id]);
    return { items: page.items.map(shown), nextCursor: page.nextCursor, totals: { count } };
  }

  /** With the stack of the latest, and who reported it when. */
  async open(id: number): Promise<ClientErrorDetails> {
    const row = await this.find(id);
    const reports = await this.db.repo(ClientErrorRow).find({ where: { faultId: id }, order: { id: 'DESC' }, take: LATEST });
    const people = await this.directory.byId(reports.flatMap(({ userId }) => userId ?? []));
    return {
      ...shown(row),
      stack: row.stack,
      latest: reports.map(({ id: reportId, userId, place, version, createdAt }) => ({
        ...{ id: reportId, userId, place, version },
        username: userId === null ? null : (people.get(userId)?.username ?? null),
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async change(id: number, { isResolved }: z.output<typeof UpdateClientError>): Promise<ClientError> {
    const row = await this.find(id);
    const isAlready = (row.state === 'resolved') === isResolved;
    const state = isAlready ? row.state : isResolved ? 'resolved' : 'open';
    if (!isAlready) await this.db.repo(ClientFaultRow).update({ id }, { state });
    this.security.say(`marked client error ${id} as ${isResolved ? 'resolved' : 'open'}`);
    return shown({ ...row, state });
  }

  private async find(id: number): Promise<ClientFaultRow> {
    const row = await this.db.repo(ClientFaultRow).findOneBy({ id });
    if (!row) throw new NotFound('There is no such error any more');
    return row;
  }
}

const shown = ({
  id,
  message,
  place,
  times,
  people,
  companies,
  firstAt,
  lastAt,
  versions,
  state,
}: ClientFaultRow): ClientError => ({
  ...{ id, message, place, times, people, companies, state },
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  versions: JSON.parse(versions) as string[],
});
