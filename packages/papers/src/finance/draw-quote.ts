import type { PortalQuote, QuoteLine } from '@dwang/contracts';
import { groupsOf } from '@dwang/domain';
import { documentDay } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { Sheet, type Stationery } from '../sheet/sheet';
import { type GstMarked, gstMarked } from '../words/gst-kinds';
import { sumRows } from '../words/sum-rows';
import { drawHead } from './draw-head';
import { totalled } from './draw-invoice';
import { drawLines, type PrintedLine } from './draw-lines';
import { drawSums } from './draw-sums';
import { drawText } from './draw-text';

/** What of a quote is printed: as the client sees it too. */
export type PrintedQuote = Omit<PortalQuote, 'projectId' | 'clientId'>;

/** A quote as a PDF: what is in the total first, then what else may be chosen. */
export function drawQuote(quote: PrintedQuote, stationery: Stationery): ArrayBuffer {
  const sheet = new Sheet(stationery, () => undefined);
  const name = quote.quoteNumber ?? 'Draft quote';
  const isAccepted = quote.status === 'accepted';
  sheet.describe(`Quote ${name}`, quote.seller.name);
  drawHead(sheet, {
    heading: headingOf(quote),
    warning: quote.status === 'expired' ? 'Expired' : undefined,
    facts: [
      ['Quote number', quote.quoteNumber ?? 'Given when sent'],
      ['Variation of', quote.variationOf?.quoteNumber ?? ''],
      ['Version', quote.revision > 1 ? String(quote.revision) : ''],
      ['Date', documentDay(quote.issueDate)],
      [isAccepted ? 'Accepted by' : 'Valid until', isAccepted ? (quote.decision?.name ?? '') : documentDay(quote.expiryDate)],
    ],
    seller: quote.seller,
    buyer: { ...quote.buyer, name: quote.buyer.name || quote.clientName },
    buyerTitle: 'Quote for',
  });
  drawText(sheet, 'What is quoted', quote.title);
  sheet.y += 5;
  const lines = gstMarked(quote.lines);
  const left = lines.filter(({ selected }) => !selected);
  drawLines(sheet, lines.filter(({ selected }) => selected).map(named));
  drawSums(sheet, totalled(sumRows(quote)));
  if (left.length > 0) {
    drawText(sheet, isAccepted ? 'Not taken' : choiceTitle(quote.lines), '');
    sheet.y += 4;
    drawLines(sheet, left.map(named));
  }
  if (quote.terms) drawText(sheet, 'Terms', quote.terms);
  if (quote.notes) drawText(sheet, 'Notes', quote.notes);
  drawFooter(sheet, `${shortName(quote.seller.name)} · ${name}`);
  return sheet.bytes();
}

function headingOf({ status, variationOf }: PrintedQuote): string {
  if (variationOf) return status === 'draft' ? 'Draft variation' : 'Variation';
  return status === 'draft' ? 'Draft quote' : 'Quote';
}

const choiceTitle = (lines: readonly QuoteLine[]): string =>
  groupsOf(lines).length > 0 ? 'Other options and extras, not in the total' : 'Optional extras, not in the total';

const named = (line: GstMarked<QuoteLine>): PrintedLine => {
  const choice = line.group ? `${line.group}: ` : '';
  return { ...line, description: `${choice}${line.description}${line.optional ? ' (optional)' : ''}` };
};
