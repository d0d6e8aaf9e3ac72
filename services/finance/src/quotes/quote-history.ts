import { createHash } from 'node:crypto';
import type { ActivityAction, ActivityChange, QuoteEventPage, QuoteEventQuery } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { ActivityLog } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { QuoteRow } from './quote.entity';
import { type QuoteAction, QuoteEventRow } from './quote-event.entity';

const NEWEST: ListOrder = { name: '-at', column: 'event.at', idColumn: 'event.id', direction: 'DESC', kind: 'instant' };
/** How the history of a job calls it; what is not here is not told there. */
const OF_JOB: Partial<Record<QuoteAction, ActivityAction>> = {
  created: 'added',
  sent: 'issued',
  accepted: 'accepted',
  declined: 'declined',
  deleted: 'deleted',
};
/** In the history of a job: the client, who is nobody's user. */
const CLIENT = 0;

/** Who does it: somebody of the business, or the client under the name they gave. */
export type Actor = Pick<Scope, 'companyId' | 'userId'> | { companyId: number; userId: null; name: string };

/** Keeps what happened to each quote, and tells the history of its job. */
@Injectable()
export class QuoteHistory {
  constructor(
    private readonly db: Database,
    private readonly log: ActivityLog,
    private readonly users: Users,
  ) {}

  /** Call it in the transaction of the change, the quote held. */
  async record(actor: Actor, action: QuoteAction, quote: QuoteRow, more: readonly ActivityChange[] = []): Promise<void> {
    const { companyId, userId } = actor;
    const changes = [{ field: 'total', from: null, to: centsToDecimal(quote.totalCents) }, ...more];
    const [last] = await this.db
      .repo(QuoteEventRow)
      .find({ where: { companyId, quoteId: quote.id }, order: { id: 'DESC' }, take: 1 });
    const name = 'name' in actor ? actor.name : '';
    const event = { companyId, quoteId: quote.id, userId, actor: name, at: new Date(Date.now()), action, changes };
    await this.db.repo(QuoteEventRow).insert({ ...event, hash: quoteEventHash(event, last?.hash ?? '') });
    const told = OF_JOB[action];
    if (!quote.projectId || !told) return;
    const subject = quote.quoteNumber ?? 'Draft';
    await this.log.record(
      { companyId, userId: userId ?? CLIENT },
      {
        kind: 'quote',
        action: told,
        projectId: quote.projectId,
        subject,
        changes: changes.filter(({ field }) => field === 'total'),
      },
    );
  }

  async list({ companyId }: Scope, quoteId: number, query: z.output<typeof QuoteEventQuery>): Promise<QuoteEventPage> {
    if (!(await this.db.repo(QuoteRow).existsBy({ id: quoteId, companyId }))) throw new NotFound('No such quote');
    const events = this.db.repo(QuoteEventRow).createQueryBuilder('event').where({ companyId, quoteId });
    const rows = await seek(events, NEWEST, query).getMany();
    const count = await this.db.repo(QuoteEventRow).countBy({ companyId, quoteId });
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ at, id }) => [at, id]);
    const ids = items.flatMap(({ userId }) => userId ?? []);
    const names = await this.users.namesOf(companyId, ids);
    const shown = items.map(({ id, at, userId, actor, action, changes }) => ({
      id,
      at: at.toISOString(),
      userId,
      userName: userId === null ? actor : (names.get(userId) ?? ''),
      action,
      changes,
    }));
    return { items: shown, nextCursor, totals: { count } };
  }
}

/** What makes a changed, missing or added event show: each covers the one before it. */
export const quoteEventHash = (event: Omit<QuoteEventRow, 'id' | 'hash'>, before: string): string => {
  const { companyId, quoteId, userId, actor, at, action, changes } = event;
  return createHash('sha256')
    .update(JSON.stringify([before, companyId, quoteId, userId, actor, at.toISOString(), action, changes]))
    .digest('hex');
};
