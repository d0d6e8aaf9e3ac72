import type { RecurringInvoice } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Database, readableViews, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceParties } from '../invoices/invoice-parties';
import type { RecurringInvoiceRow } from './recurring-invoice.entity';

/** Recurring invoices as the API shows them, with the names of today. */
@Injectable()
export class RecurringView {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientDirectory,
    private readonly parties: InvoiceParties,
  ) {}

  async of(scope: Scope, rows: readonly RecurringInvoiceRow[]): Promise<RecurringInvoice[]> {
    const clients = await this.clients.findAll(
      scope,
      rows.map(({ clientId }) => clientId),
    );
    const names = new Map(clients.map(({ id, name }) => [id, name]));
    const projects = await this.parties.projectNames(
      scope,
      rows.flatMap(({ projectId }) => projectId ?? []),
    );
    const last = await this.lastInvoices(scope, rows);
    return readableViews(rows, (row) => {
      const { id, uid, userId, clientId, projectId, content, addHours, paymentTerms, every, nextDay, lastDay, makes } = row;
      return {
        ...content,
        ...{ id, uid, userId, clientId, projectId, addHours, paymentTerms, every, nextDay, lastDay, makes },
        clientName: names.get(clientId) ?? '',
        projectName: projectId === null ? null : (projects.get(projectId) ?? null),
        state: row.state,
        total: centsToDecimal(row.totalCents),
        made: row.made,
        lastInvoice: last.get(row.lastInvoiceId) ?? null,
        problem: row.problem,
        version: row.version,
      };
    });
  }

  private async lastInvoices({ companyId }: Scope, rows: readonly RecurringInvoiceRow[]) {
    const ids = rows.flatMap(({ lastInvoiceId }) => lastInvoiceId ?? []);
    const found = ids.length > 0 ? await this.db.repo(InvoiceRow).findBy({ companyId, id: In(ids) }) : [];
    return new Map<number | null, RecurringInvoice['lastInvoice']>(
      found.map(({ id, invoiceNumber, issueDate }) => [id, { id, invoiceNumber, issueDate }]),
    );
  }
}
