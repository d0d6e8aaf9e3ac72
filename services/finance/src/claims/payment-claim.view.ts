import type { ClaimSettings, PaymentClaim } from '@dwang/contracts';
import { centsToDecimal, shownInvoiceStatus } from '@dwang/domain';
import { type ClaimClock, claimClock, claimDaysBetween } from '@dwang/domain/construction-contracts';
import type { InvoiceRow } from '../invoices/invoice.entity';
import type { PaymentClaimRow } from './payment-claim.entity';

/** Where a claim stands on the company's day. A void invoice claims nothing any more. */
export function clockOf(claim: PaymentClaimRow, invoice: InvoiceRow, today: string): ClaimClock {
  const clock = claimClock(
    {
      servedOn: claim.servedOn,
      respondBy: claim.respondBy,
      dueOn: invoice.dueDate,
      claimedCents: invoice.totalCents,
      schedule: claim.scheduleOn ? { receivedOn: claim.scheduleOn, scheduledCents: claim.scheduledCents ?? 0 } : null,
      notice: claim.noticeEndsOn ? { endsOn: claim.noticeEndsOn } : null,
      receivedCents: invoice.receivedCents,
      creditedCents: invoice.creditedCents,
    },
    today,
  );
  return invoice.status === 'void' ? { ...clock, stage: 'settled', nextDay: null, unpaidCents: 0 } : clock;
}

export function toPaymentClaim(
  claim: PaymentClaimRow,
  invoice: InvoiceRow,
  { formText, anniversaryRegion }: ClaimSettings,
  today: string,
): PaymentClaim {
  const clock = clockOf(claim, invoice, today);
  const daysTo = (day: string) =>
    day >= today ? claimDaysBetween(today, day, anniversaryRegion) : -claimDaysBetween(day, today, anniversaryRegion);
  return {
    id: claim.id,
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    invoiceStatus: shownInvoiceStatus(invoice.status, invoice.dueDate, today),
    clientId: invoice.clientId,
    clientName: invoice.clientName,
    projectId: invoice.projectId,
    projectName: invoice.projectName,
    contract: claim.contract,
    work: claim.work,
    periodFrom: claim.periodFrom,
    periodTo: claim.periodTo,
    basis: claim.basis,
    responseDays: claim.responseDays,
    formAttached: claim.formAttached,
    formText: claim.formText ?? formText,
    claimed: centsToDecimal(invoice.totalCents),
    dueOn: invoice.dueDate,
    servedOn: claim.servedOn,
    servedBy: claim.servedBy,
    servedNote: claim.servedNote,
    respondBy: claim.respondBy,
    schedule: claim.scheduleOn
      ? {
          receivedOn: claim.scheduleOn,
          amount: centsToDecimal(claim.scheduledCents ?? 0),
          reasons: claim.scheduleReasons,
          difference: centsToDecimal(Math.max(0, invoice.totalCents - (claim.scheduledCents ?? 0))),
          isLate: clock.isScheduleLate,
        }
      : null,
    notice:
      claim.noticeOn && claim.noticeEndsOn ? { day: claim.noticeOn, endsOn: claim.noticeEndsOn, note: claim.noticeNote } : null,
    stage: clock.stage,
    nextDay: clock.nextDay,
    daysLeft: clock.nextDay === null ? null : daysTo(clock.nextDay),
    due: clock.dueCents === null ? null : centsToDecimal(clock.dueCents),
    unpaid: centsToDecimal(clock.unpaidCents),
  };
}
