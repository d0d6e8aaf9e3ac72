import type { Invoice, InvoiceParty } from '@dwang/contracts';
import { documentDay, type Sheet } from '@dwang/kit/pdf';

const FACTS_LEFT = 125;
const COLUMN_WIDTH = 88;

/** `Tax invoice` for a seller who shows a GST number, `Invoice` otherwise; a draft says so. */
function headingOf(invoice: Invoice): string {
  if (invoice.status === 'draft') return 'Draft invoice';
  return invoice.seller.gstNumber ? 'Tax invoice' : 'Invoice';
}

function drawParty(sheet: Sheet, party: InvoiceParty, nameSize: number): void {
  sheet.paragraph(party.name, sheet.left, COLUMN_WIDTH, { size: nameSize, weight: 'bold' });
  sheet.y += 0.6;
  for (const text of [party.contact, party.address, party.phone, party.email]) {
    if (text) sheet.paragraph(text, sheet.left, COLUMN_WIDTH, { ink: 'quiet' });
  }
  if (party.gstNumber) sheet.paragraph(`GST number ${party.gstNumber}`, sheet.left, COLUMN_WIDTH, { ink: 'quiet' });
}

function drawFacts(sheet: Sheet, invoice: Invoice): void {
  const facts = [
    ['Invoice number', invoice.invoiceNumber ?? 'Given at issue'],
    ['Issue date', documentDay(invoice.issueDate)],
    ['Due date', documentDay(invoice.dueDate)],
    ['Job', invoice.projectName ?? ''],
  ] as const;
  sheet.paragraph(headingOf(invoice), FACTS_LEFT, sheet.right - FACTS_LEFT, { size: 20, weight: 'bold' });
  if (invoice.status === 'void') {
    sheet.paragraph('VOID: nothing is owed', FACTS_LEFT, sheet.right - FACTS_LEFT, { size: 10, weight: 'bold', ink: 'alarm' });
  }
  sheet.y += 2;
  for (const [label, value] of facts) {
    if (!value) continue;
    const baseline = sheet.y + sheet.lineHeight();
    sheet.paragraph(value, FACTS_LEFT + 30, sheet.right - FACTS_LEFT - 30, { weight: 'bold' });
    sheet.write(label, FACTS_LEFT, baseline, { ink: 'quiet' });
  }
}

/** Seller and facts side by side, then who pays. */
export function drawHead(sheet: Sheet, invoice: Invoice): void {
  const start = sheet.y;
  drawParty(sheet, invoice.seller, 14);
  const sellerEnd = sheet.y;
  sheet.y = start;
  drawFacts(sheet, invoice);
  sheet.y = Math.max(sheet.y, sellerEnd) + 6;
  sheet.rule(sheet.y);
  sheet.y += 2;
  sheet.paragraph('Bill to', sheet.left, COLUMN_WIDTH, { size: 8, weight: 'bold', ink: 'quiet' });
  drawParty(sheet, { ...invoice.buyer, name: invoice.buyer.name || invoice.clientName }, 10);
  sheet.y += 7;
}
