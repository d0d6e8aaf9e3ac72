import { addDays, centsToDecimal, dayOf, daysBetween, dayText, dollarText } from '@dwang/domain';
import type { CompanyFacts, Member } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type AwaitedInvoice, InvoiceDirectory } from '@dwang/service-finance';
import { Inject, Injectable } from '@nestjs/common';

/** Days before the due date on which it is said to be due soon, and days after it from which nobody is told any more. */
const SOON = 3;
const LONG_AGO = 30;

/** Tells who made an invoice, and the owners, that it is due soon or overdue. */
@Injectable()
export class InvoiceWatch {
  constructor(@Inject(InvoiceDirectory) private readonly invoices: InvoiceDirectory) {}

  async notices({ id, timeZone }: CompanyFacts, members: readonly Member[], now: Date): Promise<Notice[]> {
    const today = dayOf(now.getTime(), timeZone);
    const awaited = await this.invoices.awaited(id, addDays(today, -LONG_AGO), addDays(today, SOON));
    return awaited.flatMap((invoice) => {
      const content = contentOf(invoice, daysBetween(today, invoice.dueDate));
      const hearers = members.filter((member) => member.role === 'owner' || member.id === invoice.userId);
      return hearers.map((member) => ({ ...content, userId: member.id }));
    });
  }
}

function contentOf(invoice: AwaitedInvoice, days: number): Omit<Notice, 'userId'> {
  const isOverdue = days < 0;
  const name = invoice.invoiceNumber ?? 'An invoice';
  return {
    kind: isOverdue ? 'invoice-overdue' : 'invoice-due-soon',
    type: isOverdue ? 'error' : 'warning',
    title: isOverdue ? `Invoice overdue: ${invoice.clientName}` : `Invoice due soon: ${invoice.clientName}`,
    message: `${name} for ${dollarText(invoice.openCents)} ${isOverdue ? 'was' : 'is'} due on ${dayText(invoice.dueDate)}.`,
    to: `/invoices/${invoice.id}`,
    figures: { invoiceId: invoice.id, amount: centsToDecimal(invoice.openCents), dueDate: invoice.dueDate, days },
    subject: `invoice:${invoice.id}`,
    day: invoice.dueDate,
  };
}
