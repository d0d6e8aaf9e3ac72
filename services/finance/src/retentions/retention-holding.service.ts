import { ErrorCode, type Invoice } from '@dwang/contracts';
import { dollarText, sumInvoice } from '@dwang/domain';
import { retentionCents } from '@dwang/domain/construction-contracts';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { InvoiceLineRow } from '../invoices/invoice-line.entity';
import { locked } from '../invoices/invoice-moves';
import { InvoiceReader } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import { billedQuotes } from '../quotes/billed-quotes';
import { centsByKind, sharedBy } from '../quotes/kind-cents';
import { RetentionRow } from './retention.entity';
import { RetentionLedger } from './retention-ledger';

/** Puts the line on a draft that holds the retention of its job back. It is taken off like any other line. */
@Injectable()
export class RetentionHolding {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly reader: InvoiceReader,
    private readonly ledger: RetentionLedger,
    private readonly history: InvoiceHistory,
  ) {}

  hold(scope: Scope, invoiceId: number): Promise<Invoice> {
    return this.db.tx(async () => {
      const before = await this.rows.hold(scope, invoiceId);
      if (before.status !== 'draft') throw locked('An issued invoice is never changed. Hold the retention on the next one.');
      const { companyId } = scope;
      const lines = await this.db.repo(InvoiceLineRow).find({ where: { companyId, invoiceId }, order: { position: 'ASC' } });
      if (lines.some(({ kind }) => kind === 'retention')) throw refused('This draft has a retention line already.');
      const { rate, cents, capCents } = await this.amount(scope, before);
      const position = (lines.at(-1)?.position ?? -1) + 1;
      const held = sharedBy(cents, centsByKind(before.byKind)).map((part, index) => ({
        companyId,
        invoiceId,
        position: position + index,
        kind: 'retention' as const,
        description: `Less retention, ${Number(rate)}% of ${dollarText(before.linesCents - before.discountCents)}${capCents === null ? '' : `, up to ${dollarText(capCents)} in all`}`,
        quantity: '-1.000',
        unit: '',
        unitPriceCents: part.cents,
        amountCents: -part.cents,
        gstKind: part.kind,
      }));
      await this.db.repo(InvoiceLineRow).insert(held);
      const { gst, discount } = before;
      const roundingCents = (await billedQuotes(this.db, companyId, [invoiceId])).get(invoiceId)?.roundingCents ?? null;
      const rule = { gst: gst === 'typed' ? ('exclusive' as const) : gst, discount, roundingCents };
      const after = await this.rows.write(before, sumInvoice([...lines, ...held], rule));
      await this.history.record(scope, 'edited', { before, after });
      return this.reader.get(scope, invoiceId);
    });
  }

  private async amount(scope: Scope, { projectId, linesCents, discountCents, gst }: InvoiceRow) {
    const { companyId } = scope;
    const row = projectId === null ? null : await this.db.repo(RetentionRow).findOneBy({ companyId, projectId });
    if (!row) throw refused('No retention was agreed for the job of this invoice.');
    if (gst === 'typed') throw refused('The GST of this invoice was typed by hand. Write it with lines first.');
    const sums = (await this.ledger.sums(scope, [row.projectId]))(row.projectId);
    // A limit counts all that was ever held, also what is released by now.
    const left = row.capCents === null ? null : row.capCents - sums.heldCents - sums.holdingCents;
    const workCents = linesCents - discountCents;
    const cents = retentionCents(workCents, row.rate, left);
    if (cents === 0)
      throw refused(left === null ? 'There is nothing on this draft to hold of.' : 'No more may be held: the limit is reached.');
    // The limit is named where it is what decides.
    const isCapped = cents < retentionCents(workCents, row.rate, null);
    return { rate: row.rate, cents, capCents: isCapped ? row.capCents : null };
  }
}

const refused = (detail: string): Conflict => new Conflict(ErrorCode.retentionMove, detail);
