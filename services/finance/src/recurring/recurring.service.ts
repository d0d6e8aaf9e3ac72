import { randomUUID } from 'node:crypto';
import {
  CreateInvoice,
  type CreateRecurringInvoice,
  type RecurringInvoice,
  type RecurringInvoicePage,
  type RecurringInvoiceQuery,
  type ReplaceRecurringInvoice,
} from '@dwang/contracts';
import {
  Database,
  Invalid,
  insertOnce,
  type ListOrder,
  NotFound,
  refuseFarAhead,
  refuseFarEnd,
  type Scope,
  seek,
  toPage,
  VersionConflict,
} from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { invoiceContent } from '../invoices/invoice-content';
import { InvoiceParties } from '../invoices/invoice-parties';
import { todayOf } from '../invoices/invoice-reader';
import { kindOf } from '../invoices/line-kinds';
import { digestOf } from '../quotes/quote-content';
import { type RecurringContent, RecurringInvoiceRow } from './recurring-invoice.entity';
import { RecurringRows, turnFrom } from './recurring-rows';
import { RecurringView } from './recurring-view';

type Input = Omit<z.output<typeof CreateRecurringInvoice>, 'uid'>;

const SOONEST: ListOrder = {
  name: 'nextDay',
  column: 'recurring.nextDay',
  idColumn: 'recurring.id',
  direction: 'ASC',
  kind: 'text',
};
/** What the column holds on MySQL, in bytes. */
const MAX_BYTES = 65_000;

/** What the company bills again and again. */
@Injectable()
export class RecurringInvoices {
  constructor(
    private readonly db: Database,
    private readonly rows: RecurringRows,
    private readonly parties: InvoiceParties,
    private readonly view: RecurringView,
  ) {}

  async list(scope: Scope, query: z.output<typeof RecurringInvoiceQuery>): Promise<RecurringInvoicePage> {
    const { companyId } = scope;
    const where = { companyId, ...(query.clientId && { clientId: query.clientId }) };
    const matching = this.db.repo(RecurringInvoiceRow).createQueryBuilder('recurring').where(where);
    if (query.state) matching.andWhere('recurring.state = :state', { state: query.state });
    const rows = await seek(matching, SOONEST, query).getMany();
    const { items, nextCursor } = toPage(rows, query.limit, SOONEST, ({ nextDay, id }) => [nextDay, id]);
    return { items: await this.view.of(scope, items), nextCursor, totals: await this.totals(where) };
  }

  async get(scope: Scope, id: number): Promise<RecurringInvoice> {
    const row = await this.db.repo(RecurringInvoiceRow).findOneBy({ id, companyId: scope.companyId });
    const [found] = row ? await this.view.of(scope, [row]) : [];
    if (!found) throw new NotFound('No such recurring invoice');
    return found;
  }

  /** A repeated `uid` answers with the first one; with other content it is refused. */
  create(scope: Scope, { uid = randomUUID(), ...input }: z.output<typeof CreateRecurringInvoice>): Promise<RecurringInvoice> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const madeOf = digestOf(input);
      const now = new Date(Date.now());
      refuseFarEnd('lastDay', input.lastDay, todayOf(scope));
      const facts = { ...(await this.facts(scope, input)), ...beginning(scope, input) };
      const row = { ...facts, ...NOTHING_YET, uid, companyId, userId, madeOf, createdAt: now, updatedAt: now };
      const { id } = await insertOnce(this.db, RecurringInvoiceRow, { companyId, uid }, row, { madeOf });
      return this.get(scope, id);
    });
  }

  replace(scope: Scope, id: number, { version, ...input }: z.output<typeof ReplaceRecurringInvoice>): Promise<RecurringInvoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (version !== undefined && version !== row.version) throw new VersionConflict();
      if (row.lastDay !== input.lastDay) refuseFarEnd('lastDay', input.lastDay, todayOf(scope));
      const isKept = row.nextDay === input.nextDay && row.every === input.every;
      const turns = isKept ? {} : beginning(scope, input);
      const state = row.state === 'paused' ? 'paused' : 'active';
      await this.rows.write(row, { ...(await this.facts(scope, input)), ...turns, state, problem: '' });
      return this.get(scope, id);
    });
  }

  /** Asking for what is already so changes nothing. */
  pause(scope: Scope, id: number, paused: boolean): Promise<RecurringInvoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      if (row.state === 'ended') throw new Invalid('paused', 'This has ended. Choose a later last day first.');
      if (paused && row.state === 'active') await this.rows.write(row, { state: 'paused' });
      if (!paused && row.state === 'paused') await this.rows.write(row, { ...turnFrom(row, todayOf(scope)), problem: '' });
      return this.get(scope, id);
    });
  }

  /** The invoices that it made stay. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      await this.db.repo(RecurringInvoiceRow).delete({ id: row.id, companyId: scope.companyId });
    });
  }

  private async facts(scope: Scope, input: Input) {
    const { clientId, projectId } = await this.parties.choose(scope, input);
    const rule = { ...input, gstNumber: (await this.parties.seller(scope)).gstNumber };
    const gstKind = kindOf(undefined, rule, 'gstKind');
    const lines = input.lines.map((line, index) => ({ ...line, gstKind: kindOf(line.gstKind, rule, `lines.${index}.gstKind`) }));
    const { groupTimeBy, gst, discount, terms, notes, addHours, every, makes, paymentTerms, lastDay } = input;
    const content: RecurringContent = { lines, groupTimeBy, gst, gstKind, discount, terms, notes };
    if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) throw new Invalid('lines', 'This is too long to be kept');
    const typed = CreateInvoice.parse({ clientId, lines, gst, discount });
    const totalCents = lines.length > 0 ? invoiceContent(typed, [], { ...rule, quickText: '' }).totalCents : 0;
    return { clientId, projectId, content, totalCents, addHours, every, makes, paymentTerms, lastDay };
  }

  private async totals(where: { companyId: number; clientId?: number }) {
    const count = (more: { state?: RecurringInvoiceRow['state'] } = {}) =>
      this.db.repo(RecurringInvoiceRow).countBy({ ...where, ...more });
    const all = this.db.repo(RecurringInvoiceRow).createQueryBuilder('recurring').where(where);
    return {
      count: await count(),
      active: await count({ state: 'active' }),
      paused: await count({ state: 'paused' }),
      problems: await all.andWhere("recurring.problem <> ''").getCount(),
    };
  }
}

/** Turns are counted from the day that was chosen. */
function beginning(scope: Scope, { nextDay }: Input) {
  if (nextDay < todayOf(scope)) throw new Invalid('nextDay', 'Please choose today or a later day');
  refuseFarAhead('nextDay', nextDay, todayOf(scope));
  return { anchorDay: nextDay, nextDay, turn: 0 };
}

const NOTHING_YET = { state: 'active', made: 0, lastInvoiceId: null, problem: '', version: 1 } as const;
