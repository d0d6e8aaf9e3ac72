import type { InvoiceParty } from '@dwang/contracts';
import type { Sheet } from '../sheet/sheet';
import { partyTexts } from '../words/party-texts';

const FACTS_LEFT = 125;
const LABEL_WIDTH = 30;
const COLUMN_WIDTH = 88;
/** The most room that a logo takes. */
const LOGO = { width: 60, height: 20 };

/** What stands above the lines of a document. */
export interface DocumentHead {
  /** `Tax invoice`, `Credit note`. */
  heading: string;
  /** In red under the heading: that nothing is owed. */
  warning?: string | undefined;
  /** Numbers and days; those without a value are left out. */
  facts: readonly (readonly [label: string, value: string])[];
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** `Bill to`. */
  buyerTitle: string;
}

function drawParty(sheet: Sheet, party: InvoiceParty, nameSize: number): void {
  sheet.paragraph(party.name, sheet.left, COLUMN_WIDTH, { size: nameSize, weight: 'bold' });
  sheet.y += 0.6;
  for (const text of partyTexts(party)) sheet.paragraph(text, sheet.left, COLUMN_WIDTH, { ink: 'quiet' });
}

function drawFacts(sheet: Sheet, { heading, warning, facts }: DocumentHead): void {
  const width = sheet.right - FACTS_LEFT;
  sheet.paragraph(heading, FACTS_LEFT, width, { size: 20, weight: 'bold' });
  if (warning) sheet.paragraph(warning, FACTS_LEFT, width, { size: 10, weight: 'bold', ink: 'alarm' });
  sheet.y += 2;
  for (const [label, value] of facts) {
    if (!value) continue;
    const baseline = sheet.y + sheet.lineHeight();
    sheet.paragraph(value, FACTS_LEFT + LABEL_WIDTH, width - LABEL_WIDTH, { weight: 'bold' });
    sheet.write(label, FACTS_LEFT, baseline, { ink: 'quiet' });
  }
}

/** Seller and facts side by side, then who pays. */
export function drawHead(sheet: Sheet, head: DocumentHead): void {
  const start = sheet.y;
  const logo = sheet.logo(LOGO.width, LOGO.height);
  if (logo > 0) sheet.y += logo + 2;
  drawParty(sheet, head.seller, 14);
  const sellerEnd = sheet.y;
  sheet.y = start;
  drawFacts(sheet, head);
  sheet.y = Math.max(sheet.y, sellerEnd) + 6;
  sheet.rule(sheet.y);
  sheet.y += 2;
  sheet.paragraph(head.buyerTitle, sheet.left, COLUMN_WIDTH, { size: 8, weight: 'bold', ink: 'quiet' });
  drawParty(sheet, head.buyer, 10);
  sheet.y += 7;
}
