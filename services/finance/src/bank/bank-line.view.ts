import type { BankLine, MatchSuggestion } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import type { OpenInvoice, Suggestion } from '@dwang/domain/bank';
import type { InvoiceRow } from '../invoices/invoice.entity';
import type { PaymentRow } from '../payments/payment.entity';
import type { BankLineRow } from './bank-line.entity';

export type LineParts = { payment: PaymentRow; invoice: InvoiceRow }[];

export const toBankLine = (row: BankLineRow, suggestions: MatchSuggestion[], matches: LineParts): BankLine => ({
  id: row.id,
  day: row.day,
  amount: centsToDecimal(row.amountCents),
  payee: row.payee,
  particulars: row.particulars,
  code: row.code,
  reference: row.reference,
  details: row.details,
  account: row.account,
  state: row.state,
  suggestions,
  matches: matches.map(({ payment, invoice }) => ({
    paymentId: payment.id,
    invoiceId: invoice.id,
    invoiceNumber: invoice.invoiceNumber ?? '',
    clientId: invoice.clientId,
    clientName: invoice.clientName,
    amount: centsToDecimal(payment.amountCents),
  })),
});

export const toSuggestion = (
  { certainty, score, reason, parts }: Suggestion,
  invoices: ReadonlyMap<number, OpenInvoice>,
): MatchSuggestion => ({
  certainty,
  score,
  reason,
  parts: parts.flatMap(({ invoiceId, cents }) => {
    const invoice = invoices.get(invoiceId);
    if (!invoice) return [];
    const { invoiceNumber, clientId, clientName, openCents } = invoice;
    return { invoiceId, invoiceNumber, clientId, clientName, amount: centsToDecimal(cents), balance: centsToDecimal(openCents) };
  }),
});
