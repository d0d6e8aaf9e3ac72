import type { ClientErrorPage, ReportClientError } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { Database, type ListOrder, seek, toPage, whereContains } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { z } from 'zod';
import { ClientErrorRow } from './client-error.entity';
import { withoutSecrets } from './without-secrets';

/** Reports older than this many newer ones are dropped: anybody may send them, and they must not fill the disk. */
const KEPT = 1000;

const NEWEST: ListOrder = { name: '-createdAt', column: 'row.createdAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };

/** Faults of screens that browsers report, for the administrator to read. */
@Injectable()
export class ClientErrors {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(UserDirectory) private readonly directory: UserDirectory,
  ) {}

  async report(userId: number | null, report: z.output<typeof ReportClientError>): Promise<void> {
    const [message, stack, place] = [report.message, report.stack, report.place].map((text) => withoutSecrets(text ?? ''));
    const row = this.db.repo(ClientErrorRow).create({ ...report, message, stack, place, userId, createdAt: new Date() });
    const { id } = await this.db.repo(ClientErrorRow).save(row);
    if (id > KEPT) await this.db.repo(ClientErrorRow).delete({ id: LessThanOrEqual(id - KEPT) });
  }

  /** Those whose message, screen and stack hold all words of `q`. */
  async list(query: { limit: number; cursor?: string | undefined; q?: string | undefined }): Promise<ClientErrorPage> {
    const rows = this.db.repo(ClientErrorRow).createQueryBuilder('row');
    whereContains(rows, "LOWER(CONCAT(row.message, ' ', row.place, ' ', row.stack))", query.q);
    const count = await rows.getCount();
    const page = toPage(await seek(rows, NEWEST, query).getMany(), query.limit, NEWEST, (row) => [row.createdAt, row.id]);
    const people = await this.directory.byId(page.items.flatMap(({ userId }) => userId ?? []));
    const items = page.items.map((row) => ({
      ...row,
      username: row.userId === null ? null : (people.get(row.userId)?.username ?? null),
      createdAt: row.createdAt.toISOString(),
    }));
    return { items, nextCursor: page.nextCursor, totals: { count } };
  }
}
