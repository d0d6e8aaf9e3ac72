import {
  CreateInvoice,
  type CreateRetention,
  ErrorCode,
  type Invoice,
  type Retention,
  type UpdateRetention,
} from '@dwang/contracts';
import { centsToDecimal, dollarText, isTaxed, parseCents } from '@dwang/domain';
import { Conflict, Database, Invalid, isUniqueViolation, NotFound, refuseFarAhead, type Scope } from '@dwang/platform';
import { ProjectDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceRow } from '../invoices/invoice.entity';
import { todayOf } from '../invoices/invoice-reader';
import { InvoicesService } from '../invoices/invoices.service';
import { sharedBy } from '../quotes/kind-cents';
import { RetentionRow } from './retention.entity';
import { outstandingCents } from './retention.view';
import { RetentionLedger } from './retention-ledger';
import { RetentionReader } from './retention-reader';

type Terms = z.output<typeof UpdateRetention>;

/** What contracts say of retentions, and billing them when they are released. */
@Injectable()
export class Retentions {
  constructor(
    private readonly db: Database,
    private readonly reader: RetentionReader,
    private readonly ledger: RetentionLedger,
    private readonly projects: ProjectDirectory,
    private readonly invoices: InvoicesService,
  ) {}

  create(scope: Scope, { projectId, ...terms }: z.output<typeof CreateRetention>): Promise<Retention> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      if (!(await this.projects.find(scope, projectId))) throw new Invalid('projectId', 'Please choose one of your jobs');
      refuseFarAhead('completedOn', terms.completedOn, todayOf(scope));
      const now = new Date(Date.now());
      try {
        const row = { ...columnsOf(terms), companyId, userId, projectId, createdAt: now, updatedAt: now };
        const { identifiers } = await this.db.repo(RetentionRow).insert(row);
        return await this.reader.get(scope, Number(identifiers[0]?.id));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        throw new Conflict(ErrorCode.retentionMove, 'This job has a retention already.', 'projectId');
      }
    });
  }

  update(scope: Scope, id: number, terms: Terms): Promise<Retention> {
    return this.db.tx(async () => {
      const { completedOn } = await this.hold(scope, id);
      if (terms.completedOn !== completedOn) refuseFarAhead('completedOn', terms.completedOn, todayOf(scope));
      const change = { ...columnsOf(terms), updatedAt: new Date(Date.now()) };
      await this.db.repo(RetentionRow).update({ id, companyId: scope.companyId }, change);
      return this.reader.get(scope, id);
    });
  }

  /** Only while nothing is held: then there is nothing to remember. */
  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.hold(scope, id);
      const sums = (await this.ledger.sums(scope, [row.projectId]))(row.projectId);
      if (outstandingCents(sums) > 0) throw new Conflict(ErrorCode.retentionMove, 'Money is held on this job.');
      await this.db.repo(RetentionRow).delete({ id, companyId: scope.companyId });
    });
  }

  /** A draft invoice for a part of what is held, in the prices of the invoice that held last. */
  release(scope: Scope, id: number, amount: string): Promise<Invoice> {
    return this.db.tx(async () => {
      const { projectId } = await this.hold(scope, id);
      const job = await this.projects.find(scope, projectId);
      if (!job?.clientId) throw new Conflict(ErrorCode.retentionMove, 'Give the job a client first.');
      const sums = (await this.ledger.sums(scope, [projectId]))(projectId);
      const left = outstandingCents(sums) - sums.draftedCents;
      if (parseCents(amount) > left)
        throw new Invalid('amount', `At most ${dollarText(Math.max(0, left))} is held and on no draft yet`);
      const [last] = await this.ledger.moves(scope, projectId);
      const held = last && (await this.db.repo(InvoiceRow).findOneBy({ id: last.invoiceId, companyId: scope.companyId }));
      const parts = sharedBy(parseCents(amount), await this.ledger.heldByKind(scope, projectId));
      const line = { kind: 'retention', description: `Release of retention, ${job.name}`, quantity: '1' };
      const lines = parts.map(({ kind, cents }) => ({ ...line, unitPrice: centsToDecimal(cents), gstKind: kind }));
      const isFree = parts.every(({ kind }) => !isTaxed(kind));
      const gst = held?.gst === 'inclusive' || (held?.gst === 'none' && isFree) ? held.gst : 'exclusive';
      const draft = { status: 'draft', clientId: job.clientId, projectId, gst, lines };
      return this.invoices.create(scope, CreateInvoice.parse(draft));
    });
  }

  private async hold({ companyId }: Scope, id: number): Promise<RetentionRow> {
    const row = await this.db.findForUpdate(RetentionRow, { id, companyId });
    if (!row) throw new NotFound('No such retention');
    return row;
  }
}

const columnsOf = ({ cap, ...terms }: Terms) => ({ ...terms, capCents: cap === null ? null : parseCents(cap) });
