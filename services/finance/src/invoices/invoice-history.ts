import { createHash } from 'node:crypto';
import type { ActivityAction, ActivityChange, InvoiceEventAction, InvoiceEventPage, InvoiceEventQuery } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, type ListOrder, NotFound, type Scope, seek, toPage } from '@dwang/platform';
import { ActivityLog } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceRow } from './invoice.entity';
import { InvoiceEventRow } from './invoice-event.entity';

const NEWEST: ListOrder = { name: '-at', column: 'event.at', idColumn: 'event.id', direction: 'DESC', kind: 'instant' };
/** How the history of a job calls it. */
const OF_JOB: Partial<Record<InvoiceEventAction, ActivityAction>> = {
  created: 'added',
  issued: 'issued',
  voided: 'voided',
  deleted: 'deleted',
};

/** Keeps what happened to each invoice, and tells the history of its job. */
@Injectable()
export class InvoiceHistory {
  constructor(
    private readonly db: Database,
    private readonly log: ActivityLog,
    private readonly users: Users,
  ) {}

  /** Call it in the transaction of the change, the invoice held; `before` and `after` are the row. `more` is what the row does not say. */
  async record(
    scope: Pick<Scope, 'companyId' | 'userId'>,
    action: InvoiceEventAction,
    { before, after, more = [] }: { before?: InvoiceRow; after: InvoiceRow; more?: readonly ActivityChange[] },
  ): Promise<void> {
    const changes = [...(before ? differing(before, after) : [totalOf(after)]), ...more];
    await this.keep(scope, after.id, action, changes);
    if (!after.projectId) return;
    const told = changes.filter(({ field }) => OF_THE_JOB.includes(field));
    const subject = after.invoiceNumber ?? 'Draft';
    const done = { kind: 'invoice' as const, action: OF_JOB[action] ?? 'changed', projectId: after.projectId, subject };
    await this.log.record(scope, { ...done, changes: told });
  }

  async list(scope: Scope, invoiceId: number, query: z.output<typeof InvoiceEventQuery>): Promise<InvoiceEventPage> {
    const { companyId } = scope;
    if (!(await this.db.repo(InvoiceRow).existsBy({ id: invoiceId, companyId }))) throw new NotFound('No such invoice');
    const events = this.db.repo(InvoiceEventRow).createQueryBuilder('event').where({ companyId, invoiceId });
    const rows = await seek(events, NEWEST, query).getMany();
    const count = await this.db.repo(InvoiceEventRow).countBy({ companyId, invoiceId });
    const { items, nextCursor } = toPage(rows, query.limit, NEWEST, ({ at, id }) => [at, id]);
    const names = await this.users.namesOf(
      companyId,
      items.map(({ userId }) => userId),
    );
    return {
      items: items.map(({ id, at, userId, action, changes, hash }) => ({
        id,
        at: at.toISOString(),
        userId,
        userName: names.get(userId) ?? '',
        action,
        changes,
        hash,
      })),
      nextCursor,
      totals: { count },
    };
  }

  private async keep(
    { companyId, userId }: Pick<Scope, 'companyId' | 'userId'>,
    invoiceId: number,
    action: InvoiceEventAction,
    changes: ActivityChange[],
  ) {
    const [last] = await this.db.repo(InvoiceEventRow).find({ where: { companyId, invoiceId }, order: { id: 'DESC' }, take: 1 });
    const event = { companyId, invoiceId, userId, at: new Date(Date.now()), action, changes };
    await this.db.repo(InvoiceEventRow).insert({ ...event, hash: eventHash(event, last?.hash ?? '') });
  }
}

type Hashed = Omit<InvoiceEventRow, 'id' | 'hash'>;

/** What makes a changed, missing or added event show: each covers the one before it. */
export const eventHash = ({ companyId, invoiceId, userId, at, action, changes }: Hashed, before: string): string =>
  createHash('sha256')
    .update(JSON.stringify([before, companyId, invoiceId, userId, at.toISOString(), action, changes]))
    .digest('hex');

const OF_THE_JOB = ['status', 'dueDate', 'total'];
const PLAIN = ['status', 'invoiceNumber', 'clientName', 'projectName', 'issueDate', 'dueDate', 'notes', 'terms'] as const;
const MONEY = {
  total: 'totalCents',
  credited: 'creditedCents',
  received: 'receivedCents',
  writtenOff: 'writtenOffCents',
} as const;

const totalOf = ({ totalCents }: InvoiceRow): ActivityChange => ({ field: 'total', from: null, to: centsToDecimal(totalCents) });

function differing(before: InvoiceRow, after: InvoiceRow): ActivityChange[] {
  const plain = PLAIN.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }));
  const money = Object.entries(MONEY)
    .filter(([, column]) => before[column] !== after[column])
    .map(([field, column]) => ({ field, from: centsToDecimal(before[column]), to: centsToDecimal(after[column]) }));
  return [...plain, ...money];
}
