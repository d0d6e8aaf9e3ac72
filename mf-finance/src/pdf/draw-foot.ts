import type { Invoice } from '@dwang/contracts';
import { centsToDecimal, gstOnExclusive, parseCents } from '@dwang/domain';
import { documentDay, documentMoney, type Sheet } from '@dwang/kit/pdf';

const LABEL_LEFT = 128;

/** The rate is named only where the tax is that rate: a typed tax may differ. */
function taxLabel(invoice: Invoice): string {
  return centsToDecimal(gstOnExclusive(parseCents(invoice.subtotal))) === invoice.tax ? 'GST (15%)' : 'GST';
}

/** Subtotal, GST and total, kept together. */
export function drawTotals(sheet: Sheet, invoice: Invoice): void {
  sheet.need(26);
  sheet.y += 6;
  for (const [label, amount] of [
    ['Subtotal', invoice.subtotal],
    [taxLabel(invoice), invoice.tax],
  ] as const) {
    sheet.write(label, LABEL_LEFT, sheet.y, { ink: 'quiet' });
    sheet.write(documentMoney(amount), sheet.right - 2, sheet.y, {}, 'right');
    sheet.y += 5.5;
  }
  sheet.rule(sheet.y - 2.6, LABEL_LEFT);
  sheet.y += 2.4;
  const style = { size: 13, weight: 'bold' } as const;
  sheet.write('Total (NZD)', LABEL_LEFT, sheet.y, style);
  sheet.write(documentMoney(invoice.total), sheet.right - 2, sheet.y, style, 'right');
  sheet.y += 6;
}

const label = { size: 8, weight: 'bold', ink: 'quiet' } as const;

function drawPayment(sheet: Sheet, invoice: Invoice): void {
  const { bankAccount } = invoice.seller;
  if (!bankAccount || invoice.status === 'void') return;
  sheet.need(18);
  sheet.paragraph('How to pay', sheet.left, 120, label);
  sheet.paragraph(`Bank account ${bankAccount}`, sheet.left, 150, { weight: 'bold' });
  const reference = invoice.invoiceNumber ? ` Please use ${invoice.invoiceNumber} as the reference.` : '';
  sheet.paragraph(`Due ${documentDay(invoice.dueDate)}.${reference}`, sheet.left, 150, { ink: 'quiet' });
  sheet.y += 4;
}

/** How to pay, and the notes. */
export function drawFoot(sheet: Sheet, invoice: Invoice): void {
  drawPayment(sheet, invoice);
  if (!invoice.notes) return;
  sheet.need(14);
  sheet.paragraph('Notes', sheet.left, 120, label);
  sheet.paragraph(invoice.notes, sheet.left, 180);
}
