import { multiplyDivideHalfUp } from '../money';
import { laterDay } from '../zone';

/** When a sale counts: by the invoice, or when the money comes. Source: IRD's accounting bases (hybrid counts sales as `invoice` does). */
export type GstBasis = 'invoice' | 'payments';

/** What became of one issued invoice; whole cents, days `YYYY-MM-DD`. */
export interface GstStory {
  issueDay: string;
  totalCents: number;
  taxCents: number;
  /** A payment claim under a construction contract. */
  isProgressPayment: boolean;
  /** The day it was made void; null while it stands. */
  voidDay: string | null;
  credits: readonly { day: string; totalCents: number; taxCents: number }[];
  /** `removedDay`: a payment that was wrong and taken out again. */
  payments: readonly { day: string; cents: number; removedDay: string | null }[];
  /** What was given up as a bad debt. */
  writeOffs: readonly { day: string; cents: number; removedDay: string | null }[];
}

/** `paid_ahead`: of an invoice that counts since its first payment, before its own day. */
export type GstCause =
  | 'invoice'
  | 'paid_ahead'
  | 'void'
  | 'credit_note'
  | 'payment'
  | 'payment_removed'
  | 'bad_debt'
  | 'bad_debt_recovered';

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

interface Stand {
  isIssued: boolean;
  isVoid: boolean;
  receivedCents: number;
  creditedCents: number;
  creditedTaxCents: number;
  writtenOffCents: number;
}

interface Event {
  day: string;
  cause: GstCause;
  index: number;
  /** What it adds to the stand, in cents. */
  change: Partial<Pick<Stand, 'receivedCents' | 'creditedCents' | 'creditedTaxCents' | 'writtenOffCents'>>;
}

type Counted = Pick<GstMove, 'totalCents' | 'taxCents'>;
const NOTHING: Counted = { totalCents: 0, taxCents: 0 };

/** Of one day those that bill before those that take back; a bad debt before what came of it. */
const ORDER: readonly GstCause[] = [
  'invoice',
  'bad_debt',
  'payment',
  'payment_removed',
  'credit_note',
  'bad_debt_recovered',
  'void',
];

function eventsOf({ issueDay, voidDay, credits, payments, writeOffs }: GstStory): Event[] {
  const events: Event[] = [{ day: issueDay, cause: 'invoice', index: 0, change: {} }];
  if (voidDay !== null) events.push({ day: voidDay, cause: 'void', index: 0, change: {} });
  for (const [index, { day, cents, removedDay }] of payments.entries()) {
    events.push({ day, cause: 'payment', index, change: { receivedCents: cents } });
    if (removedDay !== null)
      events.push({ day: laterDay(removedDay, day), cause: 'payment_removed', index, change: { receivedCents: -cents } });
  }
  for (const [index, { day, cents, removedDay }] of writeOffs.entries()) {
    events.push({ day: laterDay(day, issueDay), cause: 'bad_debt', index, change: { writtenOffCents: cents } });
    if (removedDay !== null)
      events.push({
        day: laterDay(removedDay, laterDay(day, issueDay)),
        cause: 'bad_debt_recovered',
        index,
        change: { writtenOffCents: -cents },
      });
  }
  for (const [index, { day, totalCents, taxCents }] of credits.entries())
    events.push({
      day: laterDay(day, issueDay),
      cause: 'credit_note',
      index,
      change: { creditedCents: totalCents, creditedTaxCents: taxCents },
    });
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || ORDER.indexOf(a.cause) - ORDER.indexOf(b.cause));
}

/** What each event changes of what `countedIn` says of the stand after it. */
function movesWith(story: GstStory, countedIn: (stand: Stand) => Counted): GstMove[] {
  const moves: GstMove[] = [];
  const stand: Stand = {
    isIssued: false,
    isVoid: false,
    receivedCents: 0,
    creditedCents: 0,
    creditedTaxCents: 0,
    writtenOffCents: 0,
  };
  let counted = NOTHING;
  for (const { day, cause, index, change } of eventsOf(story)) {
    stand.isIssued ||= cause === 'invoice';
    stand.isVoid ||= cause === 'void';
    stand.receivedCents += change.receivedCents ?? 0;
    stand.creditedCents += change.creditedCents ?? 0;
    stand.writtenOffCents += change.writtenOffCents ?? 0;
    stand.creditedTaxCents += change.creditedTaxCents ?? 0;
    const now = countedIn(stand);
    const [totalCents, taxCents] = [now.totalCents - counted.totalCents, now.taxCents - counted.taxCents];
    if (totalCents !== 0 || taxCents !== 0) moves.push({ day, cause, index, totalCents, taxCents });
    counted = now;
  }
  return moves;
}

/**
 * An invoice counts whole on its day, or on the day of its first payment if that came before: Goods and Services Tax Act 1985, s 9(1). Of a
 * progress payment under a construction contract only what came counts before its invoice, as each payment is a supply of its own:
 * s 9(3)(aa); it is never due before its invoice here. What takes an invoice back counts on its own day, so that a period that was filed
 * stays as it was, but never before the invoice itself does: one made void before it counted leaves nothing.
 */
export function movesByInvoice(story: GstStory): GstMove[] {
  const moves = movesWith(story, (stand) => {
    if (stand.isVoid) return NOTHING;
    const owed = { totalCents: story.totalCents - stand.creditedCents, taxCents: story.taxCents - stand.creditedTaxCents };
    if (stand.isIssued) return owed;
    if (stand.receivedCents <= 0) return NOTHING;
    return story.isProgressPayment ? receivedOf(stand, owed) : owed;
  });
  return moves.map((move) => (move.cause === 'payment' ? { ...move, cause: 'paid_ahead' } : move));
}

/**
 * What is paid counts on the day it came, but never more than is owed: what was paid too much is the client's money until it pays another
 * invoice. Of what is counted so far, GST is its share, rounded half up, so that the moves add up to the invoice's GST, to the cent, when it is
 * paid, and to nothing when all of it was credited.
 */
export function movesByPayment(story: GstStory): GstMove[] {
  return movesWith(story, (stand) =>
    receivedOf(stand, {
      totalCents: story.totalCents - stand.creditedCents,
      taxCents: story.taxCents - stand.creditedTaxCents,
    }),
  );
}

function receivedOf({ receivedCents }: Stand, owed: Counted): Counted {
  const owedCents = Math.max(0, owed.totalCents);
  const totalCents = Math.max(0, Math.min(receivedCents, owedCents));
  return { totalCents, taxCents: owedCents === 0 ? 0 : multiplyDivideHalfUp(totalCents, owed.taxCents, owedCents) };
}

/**
 * What was lost as a bad debt, and what of it came after all: adjustments of a business that counted the sale by its invoice, with the share
 * of the GST that the sum lost bears. Goods and Services Tax Act 1985, s 26: a deduction when it is written off (credit adjustment, box 13 of
 * the return), output tax on what is recovered (debit adjustment, box 9). By payment nothing was counted that could be lost.
 */
export function badDebtMoves(story: GstStory): GstMove[] {
  const moves = movesWith(story, (stand) => {
    const owed = { totalCents: story.totalCents - stand.creditedCents, taxCents: story.taxCents - stand.creditedTaxCents };
    const lost = Math.max(0, Math.min(stand.writtenOffCents, owed.totalCents - stand.receivedCents));
    return { totalCents: -lost, taxCents: lost === 0 ? 0 : 0 - multiplyDivideHalfUp(lost, owed.taxCents, owed.totalCents) };
  });
  return moves.map((move) => ({ ...move, cause: move.totalCents < 0 ? 'bad_debt' : 'bad_debt_recovered', index: 0 }));
}

/** Whether it is an adjustment of the return, not part of its sales. */
export const isAdjustment = ({ cause }: Pick<GstMove, 'cause'>): boolean =>
  cause === 'bad_debt' || cause === 'bad_debt_recovered';

export const gstMoves = (story: GstStory, basis: GstBasis): GstMove[] =>
  basis === 'invoice' ? [...movesByInvoice(story), ...badDebtMoves(story)] : movesByPayment(story);
