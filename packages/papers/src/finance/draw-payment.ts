import type { Invoice } from '@dwang/contracts';
import { documentDay, documentMoney } from '../sheet/document-format';
import { drawTable } from '../sheet/draw-table';
import { type Sheet } from '../sheet/sheet';
import { paymentMethodName } from '../words/payment-methods';
import { drawText } from './draw-text';

const PAYMENT_COLUMNS = [
  { title: 'Date', width: 26 },
  { title: 'Payment', width: 40 },
  { title: 'Reference', width: 94 },
  { title: 'Amount', width: 30, align: 'right' },
] as const;

const CREDIT_COLUMNS = [
  { title: 'Date', width: 26 },
  { title: 'Credit note', width: 40 },
  { title: 'Reason', width: 94 },
  { title: 'Amount', width: 30, align: 'right' },
] as const;

/** What came in and what was taken back, each as a list; payments that were recorded wrongly are left out. */
export function drawSettled(sheet: Sheet, { payments, creditNotes }: Invoice): void {
  const paid = payments.filter(({ removedAt }) => removedAt === null);
  const lists = [
    [PAYMENT_COLUMNS, paid.map((one) => [one.day, paymentMethodName(one.method), one.reference, one.amount] as const)],
    [CREDIT_COLUMNS, creditNotes.map((one) => [one.issueDate, one.creditNoteNumber, one.reason, one.total] as const)],
  ] as const;
  for (const [columns, rows] of lists) {
    if (rows.length === 0) continue;
    sheet.y += 4;
    drawTable(
      sheet,
      columns,
      rows.map(([day, what, why, amount]) => [documentDay(day), what, why, documentMoney(amount)]),
    );
  }
}

/** Where the money goes, as long as some is open. */
export function drawHowToPay(sheet: Sheet, invoice: Invoice): void {
  const { bankAccount } = invoice.seller;
  const isDraft = invoice.status === 'draft';
  if (!bankAccount || invoice.status === 'void' || (!isDraft && Number(invoice.balance) === 0)) return;
  sheet.need(18);
  sheet.y += 3;
  drawText(sheet, 'How to pay', '');
  sheet.paragraph(`Bank account ${bankAccount}`, sheet.left, 150, { weight: 'bold' });
  const reference = invoice.invoiceNumber ? ` Please use ${invoice.invoiceNumber} as the reference.` : '';
  sheet.paragraph(`Due ${documentDay(invoice.dueDate)}.${reference}`, sheet.left, 150, { ink: 'quiet' });
}
