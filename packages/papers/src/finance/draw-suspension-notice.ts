import type { InvoiceParty, PaymentClaim } from '@dwang/contracts';
import { documentDay, documentMoney } from '../sheet/document-format';
import { drawFooter, shortName } from '../sheet/draw-footer';
import { Sheet, type Stationery } from '../sheet/sheet';
import { drawHead } from './draw-head';
import { drawText } from './draw-text';

/** Of a claim that was due and has not been paid. */
export interface SuspensionNotice {
  claim: PaymentClaim;
  /** The day on which it is given, and the last day on which paying prevents the suspension. */
  day: string;
  endsOn: string;
  seller: InvoiceParty;
  buyer: InvoiceParty;
}

/**
 * The letter by which a business says that it will suspend work: in writing, with its ground, and that it is given under the Act. Source:
 * Construction Contracts Act 2002, section 24A.
 */
export function drawSuspensionNotice(
  { claim, day, endsOn, seller, buyer }: SuspensionNotice,
  stationery: Stationery,
): ArrayBuffer {
  const number = claim.invoiceNumber ?? '';
  const sheet = new Sheet(stationery, () => undefined);
  sheet.describe(`Notice of suspension ${number}`, seller.name);
  drawHead(sheet, {
    heading: 'Notice of suspension',
    facts: [
      ['Date', documentDay(day)],
      ['Payment claim', number],
      ['Unpaid', documentMoney(claim.unpaid)],
    ],
    seller,
    buyer: { ...buyer, name: buyer.name || claim.clientName },
    buyerTitle: 'To',
  });
  const say = (text: string, weight: 'normal' | 'bold' = 'normal') => {
    sheet.paragraph(text, sheet.left, 190, { size: 10, weight });
    sheet.y += 3;
  };
  say('This notice is given under section 24A of the Construction Contracts Act 2002. We intend to suspend work.', 'bold');
  drawText(sheet, 'Construction contract', claim.contract);
  drawText(sheet, 'Construction work', claim.work);
  drawText(sheet, 'Why', '');
  for (const text of groundsOf(claim)) say(text);
  drawText(sheet, 'What follows', '');
  say(
    `If ${documentMoney(claim.unpaid)} is not paid in full within 5 working days after you are given this notice, we may suspend work. Given on ${documentDay(day)}, the last day is ${documentDay(endsOn)}. Work then goes on again once it is paid; the time for finishing the work becomes longer by the time of the suspension.`,
  );
  if (seller.bankAccount) drawText(sheet, 'How to pay', `Bank account ${seller.bankAccount}, reference ${number}`);
  drawText(sheet, 'For', seller.name);
  sheet.y += 14;
  sheet.rule(sheet.y, sheet.left, sheet.left + 80);
  sheet.paragraph('Signed', sheet.left, 80, { size: 8, ink: 'quiet' });
  drawFooter(sheet, `${shortName(seller.name)} · Notice of suspension · ${number}`);
  return sheet.bytes();
}

/** What happened since the claim was served, a sentence for each step. */
function groundsOf({ invoiceNumber, claimed, servedOn, respondBy, schedule, due, dueOn, unpaid }: PaymentClaim): string[] {
  const by = documentDay(respondBy ?? '');
  const answer = schedule
    ? schedule.isLate
      ? `Your payment schedule of ${documentDay(schedule.receivedOn)} came after its last day, ${by}. So all that was claimed became due.`
      : `Your payment schedule of ${documentDay(schedule.receivedOn)} says that ${documentMoney(schedule.amount)} will be paid.`
    : `No payment schedule was received by ${by}. So all that was claimed became due.`;
  return [
    `Payment claim ${invoiceNumber ?? ''} for ${documentMoney(claimed)} was served on ${documentDay(servedOn ?? '')}.`,
    answer,
    `${documentMoney(due ?? claimed)} was to be paid by ${documentDay(dueOn)}. ${documentMoney(unpaid)} of it has not been paid.`,
  ];
}
