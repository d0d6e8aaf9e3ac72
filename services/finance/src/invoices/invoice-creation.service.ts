import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@dwang/domain';
import { Database, Invalid, insertOnce, type Scope, searchText } from '@dwang/platform';
import { UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { InvoiceRow } from './invoice.entity';
import { type InvoiceInput, invoiceContent, type NewLine } from './invoice-content';
import { InvoiceHistory } from './invoice-history';
import { InvoiceIssue } from './invoice-issue.service';
import { InvoiceLineRow } from './invoice-line.entity';
import { InvoiceParties } from './invoice-parties';
import { labourLine } from './labour-line';
import { keepInvoiceOrigin, refuseOtherInvoice } from './same-invoice';

/** Days from issue to due, unless typed. Source: specification 2, section 9. */
const DUE_DAYS = 14;
const LINES_AT_ONCE = 200;

/** Makes invoices: the row first, so that a repeated `uid` meets the first one, then its lines and time, then, unless a draft, its number. */
@Injectable()
export class InvoiceCreation {
  constructor(
    private readonly db: Database,
    private readonly parties: InvoiceParties,
    private readonly time: UnbilledTime,
    private readonly issue: InvoiceIssue,
    private readonly history: InvoiceHistory,
  ) {}

  /** Answers with the invoice's id. Call it inside a transaction: whatever is refused leaves nothing behind. */
  async create(scope: Scope, input: InvoiceInput): Promise<number> {
    const { companyId } = scope;
    const uid = input.uid ?? randomUUID();
    const known = await this.repeated(companyId, uid, input);
    if (known !== null) return known;
    const { id, isNew } = await insertOnce(this.db, InvoiceRow, { companyId, uid }, await this.newRow(scope, input, uid));
    // Another sender was between the two looks.
    if (!isNew) return (await this.repeated(companyId, uid, input)) ?? id;
    await keepInvoiceOrigin(this.db, companyId, uid, input);
    const hasTime = await this.fill(scope, id, input);
    if (input.status === 'draft') await this.issue.reserve(scope, id, input.invoiceNumber);
    else await this.issue.issue(scope, id, { status: storedStatus(input.status), number: input.invoiceNumber, hasTime });
    await this.history.record(scope, id, input.status === 'draft' ? 'added' : 'issued');
    return id;
  }

  /** The id of the invoice that was made under the uid before; null when there is none. */
  private async repeated(companyId: number, uid: string, input: InvoiceInput): Promise<number | null> {
    const first = await this.db.repo(InvoiceRow).findOneBy({ companyId, uid });
    if (!first) return null;
    const lines = await this.db.repo(InvoiceLineRow).findBy({ companyId, invoiceId: first.id });
    await refuseOtherInvoice(this.db, first, lines, input);
    return first.id;
  }

  private async newRow(scope: Scope, input: InvoiceInput, uid: string) {
    const { companyId, userId } = scope;
    const chosen = await this.parties.choose(scope, input);
    const now = new Date(Date.now());
    const issueDate = input.issueDate ?? dayOf(now.getTime(), scope.timeZone);
    const dueDate = input.dueDate ?? addDays(issueDate, DUE_DAYS);
    if (dueDate < issueDate) throw new Invalid('dueDate', 'Due date must not be before the issue date');
    return {
      ...chosen,
      uid,
      companyId,
      userId,
      searchText: searchText([chosen.clientName], 400),
      invoiceNumber: null,
      issueDate,
      dueDate,
      subtotalCents: 0,
      taxCents: 0,
      totalCents: 0,
      status: 'draft' as const,
      notes: input.notes,
      seller: await this.parties.seller(scope),
      buyer: await this.parties.buyer(scope, chosen.clientId),
      createdAt: now,
      updatedAt: now,
      issuedAt: null,
      voidedAt: null,
      version: 1,
    };
  }

  private async fill(scope: Scope, invoiceId: number, input: InvoiceInput): Promise<boolean> {
    const { companyId } = scope;
    const labour = await this.labour(scope, input.timeEntryIds);
    const { projectName } = await this.db.repo(InvoiceRow).findOneByOrFail({ id: invoiceId });
    const { lines, ...sums } = invoiceContent(input, labour, projectName ?? 'Work as agreed');
    const rows = lines.map((line, position) => ({ ...line, companyId, invoiceId, position }));
    for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
      await this.db.repo(InvoiceLineRow).insert(rows.slice(at, at + LINES_AT_ONCE));
    }
    const ids = labour.flatMap(({ timeEntryId }) => (timeEntryId === null ? [] : [timeEntryId]));
    await this.time.lock(scope, ids, invoiceId, 'a draft invoice');
    await this.db.repo(InvoiceRow).update({ id: invoiceId, companyId }, sums);
    return ids.length > 0;
  }

  private async labour(scope: Scope, ids: readonly number[]): Promise<NewLine[]> {
    const entries = await this.time.find(scope, ids);
    const names = await this.parties.projectNames(
      scope,
      entries.map(({ projectId }) => projectId),
    );
    return entries.map((entry) => labourLine(entry, names.get(entry.projectId) ?? '', scope.timeZone));
  }
}

/** "Overdue" is never stored: it is a pending invoice whose due day is past. */
const storedStatus = (typed: Exclude<InvoiceInput['status'], 'draft'>) => (typed === 'overdue' ? 'pending' : typed);
