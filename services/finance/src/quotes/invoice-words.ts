import { centsToDecimal, dayText, dollarText, doneCents, multiplyDivideHalfUp, parseCents } from '@dwang/domain';
import type { InvoiceLineRow } from '../invoices/invoice-line.entity';
import type { LiveInvoice } from './live-invoice';
import { type LineShare, sharesOf } from './quote-shares';
import type { QuoteStand } from './quote-stand';

const LONGEST = 500;

/** `Framing: 70% done of $5000.00, less $2000.00 invoiced before` */
export function progressText({ line, netCents, invoicedCents }: LineShare, percent: string): string {
  const before = invoicedCents === 0 ? '' : `, less $${centsToDecimal(invoicedCents)} invoiced before`;
  const end = `: ${Number(percent)}% done of $${centsToDecimal(netCents)}${before}`;
  return `${line.description.slice(0, LONGEST - end.length)}${end}`;
}

/** `Less deposit, invoice INV-2026-11001 of 3 Mar 2026 ($345.00 with GST)`; of a draft nothing can be said yet. */
export function deductionText({ invoice, isDeposit, lines }: LiveInvoice): string {
  const isProgress = lines.some(({ quoteLineId }) => quoteLineId !== null);
  const what = isProgress ? 'progress' : isDeposit ? 'deposit' : 'invoiced before';
  if (invoice.status === 'draft') return `Less ${what}, a draft invoice`;
  const sum = `${dollarText(invoice.totalCents)}${invoice.gst === 'none' ? '' : ' with GST'}`;
  return `Less ${what}, invoice ${invoice.invoiceNumber} of ${dayText(invoice.issueDate)} (${sum})`;
}

/** What is true now of the lines of a draft. */
export function trueWords(stand: QuoteStand, draft: LiveInvoice): (line: InvoiceLineRow) => string {
  const before = sharesOf(stand, stand.invoices.slice(0, stand.invoices.indexOf(draft)));
  return (line) => {
    const share = before.find((one) => one.line.id === line.quoteLineId);
    if (share) return progressText(share, percentOf(share, line));
    const earlier = stand.invoices.find(({ invoice }) => invoice.id === line.deductsId);
    return earlier ? deductionText(earlier) : line.description;
  };
}

/** The per cent as they were typed as long as they give the amount; else those that come closest. */
function percentOf({ netCents, invoicedCents }: LineShare, { amountCents, description }: InvoiceLineRow): string {
  const done = invoicedCents + amountCents;
  const typed = /: (\d{1,3}(?:\.\d{1,2})?)% done of \$/.exec(description)?.[1];
  if (typed && doneCents(netCents, parseCents(typed)) === done) return typed;
  return netCents === 0 ? '100' : centsToDecimal(multiplyDivideHalfUp(done, 10_000, netCents));
}
