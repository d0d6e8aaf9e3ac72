import { multiplyDivideHalfUp } from '../money';
import { daysBetween } from '../zone';

/** When a sale counts: by the invoice, or when the money comes. Source: IRD's accounting bases (hybrid counts sales as `invoice` does). */
export type GstBasis = 'invoice' | 'payments';

/** What became of one issued invoice; whole cents, days `YYYY-MM-DD`. */
export interface GstStory {
  issueDay: string;
  totalCents: number;
  taxCents: number;
  /** The day it was made void; null while it stands. */
  voidDay: string | null;
  credits: readonly { day: string; totalCents: number; taxCents: number }[];
  /** `removedDay`: a payment that was wrong and taken out again. */
  payments: readonly { day: string; cents: number; removedDay: string | null }[];
}

export type GstCause = 'invoice' | 'void' | 'credit_note' | 'payment' | 'payment_removed';

/** What one event adds to the sales and the GST of its day; both may be negative. */
export interface GstMove {
  day: string;
  cause: GstCause;
  /** Which of the story's credits or payments; 0 for the invoice itself. */
  index: number;
  /** With GST. */
  totalCents: number;
  taxCents: number;
}

/** An invoice counts whole on its day of issue; what takes it back counts on its own day, so that a period that was filed stays as it was. */
export function movesByInvoice({ issueDay, totalCents, taxCents, voidDay, credits }: GstStory): GstMove[] {
  return [
    { day: issueDay, cause: 'invoice', index: 0, totalCents, taxCents },
    ...credits.map((credit, index) => ({
      day: credit.day,
      cause: 'credit_note' as const,
      index,
      totalCents: -credit.totalCents,
      taxCents: -credit.taxCents,
    })),
    ...(voidDay === null
      ? []
      : [{ day: voidDay, cause: 'void' as const, index: 0, totalCents: -totalCents, taxCents: -taxCents }]),
  ];
}

interface Event {
  day: string;
  cause: GstCause;
  index: number;
  receivedCents: number;
  creditedCents: number;
  creditedTaxCents: number;
}

const NOTHING = { receivedCents: 0, creditedCents: 0, creditedTaxCents: 0 };

function eventsOf({ credits, payments }: GstStory): Event[] {
  const events: Event[] = payments.flatMap(({ day, cents, removedDay }, index) => [
    { ...NOTHING, day, cause: 'payment', index, receivedCents: cents },
    ...(removedDay === null
      ? []
      : [
          {
            ...NOTHING,
            // A payment that was dated ahead and removed before that day never counted.
            day: daysBetween(day, removedDay) < 0 ? day : removedDay,
            cause: 'payment_removed' as const,
            index,
            receivedCents: -cents,
          },
        ]),
  ]);
  for (const [index, { day, totalCents, taxCents }] of credits.entries())
    events.push({ ...NOTHING, day, cause: 'credit_note', index, creditedCents: totalCents, creditedTaxCents: taxCents });
  return events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/**
 * What is paid counts on the day it came, but never more than is owed: what was paid too much is the client's money until it pays another
 * invoice. Of what is counted so far, GST is its share, rounded half up, so that the moves add up to the invoice's GST, to the cent, when it is
 * paid, and to nothing when all of it was credited.
 */
export function movesByPayment(story: GstStory): GstMove[] {
  const moves: GstMove[] = [];
  let [received, credited, creditedTax] = [0, 0, 0];
  let [counted, countedTax] = [0, 0];
  for (const { day, cause, index, receivedCents, creditedCents, creditedTaxCents } of eventsOf(story)) {
    received += receivedCents;
    credited += creditedCents;
    creditedTax += creditedTaxCents;
    const owed = Math.max(0, story.totalCents - credited);
    const now = Math.max(0, Math.min(received, owed));
    const nowTax = owed === 0 ? 0 : multiplyDivideHalfUp(now, story.taxCents - creditedTax, owed);
    if (now !== counted || nowTax !== countedTax)
      moves.push({ day, cause, index, totalCents: now - counted, taxCents: nowTax - countedTax });
    [counted, countedTax] = [now, nowTax];
  }
  return moves;
}

export const gstMoves = (story: GstStory, basis: GstBasis): GstMove[] =>
  basis === 'invoice' ? movesByInvoice(story) : movesByPayment(story);
