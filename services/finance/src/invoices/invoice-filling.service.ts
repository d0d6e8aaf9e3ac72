import { centsToDecimal, type LabourLine, labourLines } from '@dwang/domain';
import { Users } from '@dwang/identity';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { type BillableEntry, UnbilledTime } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { marked } from '../quotes/line-marks';
import { QuoteBilling, type QuotedDraft } from '../quotes/quote-billing.service';
import type { InvoiceRow } from './invoice.entity';
import { type ContentInput, type InvoiceContent, invoiceContent, type NewLine } from './invoice-content';
import { InvoiceLineRow } from './invoice-line.entity';
import { InvoiceParties } from './invoice-parties';
import { InvoiceRows } from './invoice-rows';
import { InvoiceTimeRow } from './invoice-time.entity';
import { kindOf } from './line-kinds';

const ROWS_AT_ONCE = 200;

/** Puts lines and hours on a draft, and takes them off again. */
@Injectable()
export class InvoiceFilling {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly parties: InvoiceParties,
    private readonly time: UnbilledTime,
    private readonly users: Users,
    private readonly quotes: QuoteBilling,
  ) {}

  /** Writes the lines of an empty draft, locks their hours, and writes the sums. `quoted` says what it may take of its quote, if it has one. */
  async fill(scope: Scope, row: InvoiceRow, input: ContentInput, quoted: QuotedDraft | null): Promise<InvoiceRow> {
    const { companyId } = scope;
    const entries = await this.time.find(scope, input.timeEntryIds);
    const labour = labourLines(entries, input.groupTimeBy, await this.names(scope, entries));
    const kind = kindOf(undefined, { ...input, gstNumber: row.seller.gstNumber }, 'gstKind');
    const ofHours = labour.map(({ line }) => ({ ...line, gstKind: kind }));
    const { lines, ...sums } = await this.content(row, input, ofHours, quoted);
    if (row.projectId === null && lines.some(({ kind }) => kind === 'retention'))
      throw new Invalid('projectId', 'Choose the job whose retention this is');
    const place = { companyId, invoiceId: row.id };
    await this.insert(
      InvoiceLineRow,
      marked(lines, quoted?.marks ?? []).map((line, position) => ({ ...line, ...place, position })),
    );
    await this.insert(
      InvoiceTimeRow,
      labour.flatMap((line, position) => timesOf(line).map((time) => ({ ...time, ...place, position }))),
    );
    const ids = entries.map(({ id }) => id);
    await this.time.lock(scope, ids, row.id, 'a draft invoice');
    return this.rows.write(row, { ...sums, discount: input.discount });
  }

  private async content(
    row: InvoiceRow,
    input: ContentInput,
    labour: readonly NewLine[],
    quoted: QuotedDraft | null,
  ): Promise<InvoiceContent> {
    const rule = { quickText: row.projectName ?? 'Work as agreed', gstNumber: row.seller.gstNumber };
    if (!quoted) return invoiceContent(input, labour, rule);
    const content = invoiceContent({ ...input, tax: undefined, total: undefined }, labour, rule);
    const roundingCents = await this.quotes.settle(row, quoted, content);
    const lines =
      content.lines.length > 0 && input.lines.length + labour.length === 0 ? [asTyped(content, rule.quickText)] : input.lines;
    return invoiceContent({ ...input, lines }, labour, { ...rule, roundingCents });
  }

  /** What the labour on a draft comes to, in cents. */
  async labourOn({ id: invoiceId, companyId }: InvoiceRow): Promise<number> {
    const lines = await this.db.repo(InvoiceLineRow).findBy({ companyId, invoiceId, kind: 'labour' });
    return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  /** Takes everything off a draft; its hours can be billed again. */
  async empty(scope: Scope, invoiceId: number): Promise<void> {
    await this.time.release(scope, invoiceId);
    await this.db.repo(InvoiceTimeRow).delete({ invoiceId, companyId: scope.companyId });
    await this.db.repo(InvoiceLineRow).delete({ invoiceId, companyId: scope.companyId });
  }

  private async insert<Row extends InvoiceLineRow | InvoiceTimeRow>(
    entity: new () => Row,
    rows: Omit<Row, 'id'>[],
  ): Promise<void> {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.db.repo(entity).insert(rows.slice(at, at + ROWS_AT_ONCE) as never);
    }
  }

  private async names(scope: Scope, entries: readonly BillableEntry[]) {
    const projects = await this.parties.projectNames(
      scope,
      entries.map(({ projectId }) => projectId),
    );
    const people = await this.users.namesOf(
      scope.companyId,
      entries.map(({ userId }) => userId),
    );
    return { projects, people, zone: scope.timeZone };
  }
}

/** The one line of a quick invoice, as if it were typed: the GST of what bills a quote is never typed by hand. */
const asTyped = ({ lines }: InvoiceContent, description: string): ContentInput['lines'][number] => ({
  kind: 'other',
  description,
  quantity: '1',
  unit: '',
  unitPrice: centsToDecimal(lines[0]?.unitPriceCents ?? 0),
  gstKind: lines[0]?.gstKind,
});

const timesOf = ({ entries }: LabourLine<BillableEntry>) =>
  entries.map(({ id, duration, hourlyRateCents }) => ({ timeEntryId: id, seconds: duration, rateCents: hourlyRateCents }));
