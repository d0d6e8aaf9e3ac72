import type { Invoice, PrintedClaim } from '@dwang/contracts';
import { documentDay, documentMoney } from '../sheet/document-format';
import type { Sheet } from '../sheet/sheet';
import { drawText } from './draw-text';

/**
 * What makes an invoice a payment claim: section 20(2) of the Construction Contracts Act 2002, item by item, and Form 1 on a page of its own.
 * The words of the form are those that the company copied from the Regulations.
 */
export function drawClaim(sheet: Sheet, invoice: Invoice): void {
  const { claim } = invoice;
  if (!claim || invoice.status === 'void') return;
  sheet.need(30);
  sheet.y += 4;
  sheet.rule(sheet.y);
  sheet.y += 2;
  sheet.paragraph('Payment claim', sheet.left, 180, { size: 13, weight: 'bold' });
  sheet.y += 1;
  sheet.paragraph('This is a payment claim made under the Construction Contracts Act 2002.', sheet.left, 180, { weight: 'bold' });
  for (const [title, text] of partsOf(invoice, claim)) drawText(sheet, title, text);
}

/** Form 1 where its text goes with the claim: after everything else, so that the invoice stays in one piece. */
export function drawClaimForm(sheet: Sheet, { claim, status }: Invoice): void {
  if (!claim?.formText || status === 'void') return;
  sheet.turn();
  sheet.paragraph(claim.formText, sheet.left, 190);
}

const partsOf = (invoice: Invoice, claim: PrintedClaim): [title: string, text: string][] => [
  ['Construction contract', claim.contract],
  ['Construction work', claim.work],
  ['Period of the work', [claim.periodFrom, claim.periodTo].map((day) => documentDay(day ?? '')).join(' to ')],
  ['Claimed amount and due date', `${documentMoney(invoice.total)}, due ${documentDay(invoice.dueDate)}`],
  ['How the amount was worked out', claim.basis],
  ['Form 1', claim.formAttached ? 'Goes with this claim as a page of its own.' : 'Follows on the next page.'],
];
