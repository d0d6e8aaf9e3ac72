import { type ActivityChange, ErrorCode, type PaymentClaim, type WriteClaim } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import { addClaimDays, claimGaps, SUSPENSION_DAYS, USUAL_RESPONSE_DAYS } from '@dwang/domain/construction-contracts';
import { Conflict, Database, Invalid, insertOnce, NotFound, refuseFarAhead, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceHistory } from '../invoices/invoice-history';
import { isIssued } from '../invoices/invoice-moves';
import { todayOf } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import type { NoticeInput, ScheduleInput, ServeInput } from './claim-inputs';
import { ClaimReader } from './claim-reader';
import { ClaimSettingsBook } from './claim-settings.service';
import { PaymentClaimRow } from './payment-claim.entity';
import { clockOf } from './payment-claim.view';

type Content = z.output<typeof WriteClaim>;

/** What happens to payment claims. Each change holds the invoice, and stands in its history. */
@Injectable()
export class Claims {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly reader: ClaimReader,
    private readonly settings: ClaimSettingsBook,
    private readonly history: InvoiceHistory,
  ) {}

  /** The claim of an invoice that is a draft or issued, all of it anew; `Conflict` once it has been served. */
  write(scope: Scope, invoiceId: number, content: Content): Promise<PaymentClaim> {
    return this.db.tx(async () => {
      const { companyId, userId } = scope;
      const invoice = await this.rows.hold(scope, invoiceId);
      if (invoice.status === 'void' || invoice.status === 'credited')
        throw refused('An invoice that is taken back cannot be a payment claim.');
      const now = new Date(Date.now());
      const before = await this.db.repo(PaymentClaimRow).findOneBy({ companyId, invoiceId });
      for (const field of ['periodFrom', 'periodTo'] as const)
        if (content[field] !== before?.[field]) refuseFarAhead(field, content[field], todayOf(scope));
      const fresh = { ...NOTHING_YET, ...content, companyId, userId, invoiceId, createdAt: now, updatedAt: now };
      const { id } = await insertOnce(this.db, PaymentClaimRow, { companyId, invoiceId }, fresh);
      const row = await this.db.repo(PaymentClaimRow).findOneByOrFail({ id, companyId });
      if (row.servedOn) throw refused('A claim that was served is never changed.');
      await this.put(row, content);
      return this.reader.get(scope, id);
    });
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.db.tx(async () => {
      const { claim } = await this.hold(scope, id);
      if (claim.servedOn) throw refused('A claim that was served stays. Say first that it was not served.');
      await this.db.repo(PaymentClaimRow).delete({ id, companyId: scope.companyId });
    });
  }

  /** Freezes the claim and starts its clock. `Invalid` names at each field what section 20 still asks for. */
  serve(scope: Scope, id: number, { day, by, note }: ServeInput): Promise<PaymentClaim> {
    return this.change(scope, id, async (claim, invoice) => {
      if (claim.servedOn) throw refused('This claim was served already.');
      if (!isIssued(invoice.status)) throw refused('Issue the invoice first: its number and date stand on the claim.');
      const { formText, anniversaryRegion } = await this.settings.read(scope);
      const gaps = claimGaps({ ...claim, formText });
      if (gaps.length > 0) throw new Invalid(gaps.map(({ item, text }) => ({ field: item, message: text })));
      if (day < invoice.issueDate) throw new Invalid('day', 'Must not be before the date of the invoice');
      refuseFuture(scope, 'day', day);
      const respondBy = addClaimDays(day, claim.responseDays ?? USUAL_RESPONSE_DAYS, anniversaryRegion);
      return { servedOn: day, servedBy: by, servedNote: note, respondBy, formText };
    });
  }

  /** It was not served after all, or on another day: what was recorded is taken back. */
  takeBack(scope: Scope, id: number): Promise<PaymentClaim> {
    return this.change(scope, id, async (claim) => {
      if (claim.scheduleOn || claim.noticeOn) throw refused('Take out the payment schedule and the notice first.');
      return { servedOn: null, servedBy: null, servedNote: '', respondBy: null, formText: null };
    });
  }

  schedule(scope: Scope, id: number, { receivedOn, amount, reasons }: ScheduleInput): Promise<PaymentClaim> {
    return this.change(scope, id, async ({ servedOn }) => {
      if (!servedOn) throw refused('A payment schedule answers a claim that was served.');
      if (receivedOn < servedOn) throw new Invalid('receivedOn', 'Must not be before the day the claim was served');
      refuseFuture(scope, 'receivedOn', receivedOn);
      return { scheduleOn: receivedOn, scheduledCents: parseCents(amount), scheduleReasons: reasons };
    });
  }

  removeSchedule(scope: Scope, id: number): Promise<PaymentClaim> {
    return this.change(scope, id, async () => ({ scheduleOn: null, scheduledCents: null, scheduleReasons: '' }));
  }

  /** That work will be suspended: only of what is due and has not been paid. */
  notice(scope: Scope, id: number, { day, note }: NoticeInput): Promise<PaymentClaim> {
    return this.change(scope, id, async (claim, invoice) => {
      refuseFuture(scope, 'day', day);
      const { stage } = clockOf({ ...claim, noticeOn: null, noticeEndsOn: null }, invoice, day);
      if (stage !== 'unpaid') throw refused('Notice can be given once what is due has not been paid by its due day.', 'day');
      const { anniversaryRegion } = await this.settings.read(scope);
      return { noticeOn: day, noticeEndsOn: addClaimDays(day, SUSPENSION_DAYS, anniversaryRegion), noticeNote: note };
    });
  }

  removeNotice(scope: Scope, id: number): Promise<PaymentClaim> {
    return this.change(scope, id, async () => ({ noticeOn: null, noticeEndsOn: null, noticeNote: '' }));
  }

  private change(
    scope: Scope,
    id: number,
    decide: (claim: PaymentClaimRow, invoice: InvoiceRow) => Promise<Partial<PaymentClaimRow>>,
  ): Promise<PaymentClaim> {
    return this.db.tx(async () => {
      const { claim, invoice } = await this.hold(scope, id);
      const change = await decide(claim, invoice);
      await this.put(claim, change);
      const more = differing(claim, { ...claim, ...change });
      if (more.length > 0) await this.history.record(scope, 'claim_changed', { before: invoice, after: invoice, more });
      return this.reader.get(scope, id);
    });
  }

  private async hold(scope: Scope, id: number) {
    const where = { id, companyId: scope.companyId };
    const seen = await this.db.repo(PaymentClaimRow).findOneBy(where);
    if (!seen) throw new NotFound('No such payment claim');
    const invoice = await this.rows.hold(scope, seen.invoiceId);
    const claim = await this.db.findForUpdate(PaymentClaimRow, where);
    if (!claim) throw new NotFound('No such payment claim');
    return { claim, invoice };
  }

  private async put({ id, companyId }: PaymentClaimRow, change: Partial<PaymentClaimRow>): Promise<void> {
    await this.db.repo(PaymentClaimRow).update({ id, companyId }, { ...change, updatedAt: new Date(Date.now()) });
  }
}

const NOTHING_YET = {
  formText: null,
  servedOn: null,
  servedBy: null,
  servedNote: '',
  respondBy: null,
  scheduleOn: null,
  scheduledCents: null,
  scheduleReasons: '',
  noticeOn: null,
  noticeEndsOn: null,
  noticeNote: '',
} as const;

const refused = (detail: string, field?: string): Conflict => new Conflict(ErrorCode.claimMove, detail, field);

function refuseFuture(scope: Scope, field: string, day: string): void {
  if (day > todayOf(scope)) throw new Invalid(field, 'Must not lie in the future');
}

function differing(before: PaymentClaimRow, after: PaymentClaimRow): ActivityChange[] {
  const amount = ({ scheduledCents }: PaymentClaimRow) => (scheduledCents === null ? null : centsToDecimal(scheduledCents));
  const changes: ActivityChange[] = [
    { field: 'servedOn', from: before.servedOn, to: after.servedOn },
    { field: 'scheduleOn', from: before.scheduleOn, to: after.scheduleOn },
    { field: 'scheduledAmount', from: amount(before), to: amount(after) },
    { field: 'noticeOn', from: before.noticeOn, to: after.noticeOn },
  ];
  return changes.filter(({ from, to }) => from !== to);
}
