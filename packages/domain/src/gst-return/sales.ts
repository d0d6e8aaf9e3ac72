import { type GstKind, isTaxed, isZeroRated } from '../gst-kind';
import { multiplyDivideHalfUp } from '../money';
import { shareOut } from '../share-out';
import { laterDay } from '../zone';

/** When a sale counts: by the invoice, or when the money comes. Source: IRD's accounting bases (hybrid counts sales as `invoice` does). */
export type GstBasis = 'invoice' | 'payments';

/** What lines of one kind come to, with GST, in cents. */
export interface KindTotal {
  kind: GstKind;
  totalCents: number;
  taxCents: number;
}

/** What became of one issued invoice; whole cents, days `YYYY-MM-DD`. */
export interface GstStory {
  issueDay: string;
  byKind: readonly KindTotal[];
  /** A payment claim under a construction contract. */
  isProgressPayment: boolean;
  /** The day it was made void; null while it stands. */
  voidDay: string | null;
  credits: readonly { day: string; byKind: readonly KindTotal[] }[];
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

/**
 * What one event adds to the sales and the GST of its day; all may be negative. Exempt supplies, and what is outside GST, are no sales of a
 * return: Inland Revenue's guide IR375 leaves both out of boxes 5 and 6.
 */
export interface GstMove {
  day: string;
  cause: GstCause;
  /** Which of the story's credits or payments; 0 for the invoice itself. */
  index: number;
  /** Of the sales of the return (box 5), with GST. */
  totalCents: number;
  /** Of its zero-rated supplies (box 6), which are part of the sales. */
  zeroRatedCents: number;
  taxCents: number;
  /** All that was billed, credited, paid or lost, also what is in no return. */
  wholeCents: number;
}

interface Stand {
  isIssued: boolean;
  isVoid: boolean;
  receivedCents: number;
  credited: readonly KindTotal[];
  writtenOffCents: number;
}

interface Event {
  day: string;
  cause: GstCause;
  index: number;
  /** What it adds to the stand, in cents. */
  change: Partial<Pick<Stand, 'receivedCents' | 'credited' | 'writtenOffCents'>>;
}

type Counted = Pick<GstMove, (typeof FIGURES)[number]>;
const FIGURES = ['totalCents', 'zeroRatedCents', 'taxCents', 'wholeCents'] as const;
const NOTHING: readonly KindTotal[] = [];

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
  for (const [index, { day, byKind }] of credits.entries())
    events.push({ day: laterDay(day, issueDay), cause: 'credit_note', index, change: { credited: byKind } });
  return events.toSorted((a, b) => a.day.localeCompare(b.day) || ORDER.indexOf(a.cause) - ORDER.indexOf(b.cause));
}

/** What each event changes of what `countedIn` says of the stand after it. */
function movesWith(story: GstStory, countedIn: (stand: Stand) => readonly KindTotal[]): GstMove[] {
  const moves: GstMove[] = [];
  const stand: Stand = {
    isIssued: false,
    isVoid: false,
    receivedCents: 0,
    credited: [],
    writtenOffCents: 0,
  };
  let counted = sumsOf(NOTHING);
  for (const { day, cause, index, change } of eventsOf(story)) {
    stand.isIssued ||= cause === 'invoice';
    stand.isVoid ||= cause === 'void';
    stand.receivedCents += change.receivedCents ?? 0;
    stand.credited = [...stand.credited, ...(change.credited ?? [])];
    stand.writtenOffCents += change.writtenOffCents ?? 0;
    const [before, now] = [counted, sumsOf(countedIn(stand))];
    const added = Object.fromEntries(FIGURES.map((name) => [name, now[name] - before[name]])) as unknown as Counted;
    if (FIGURES.some((name) => added[name] !== 0)) moves.push({ day, cause, index, ...added });
    counted = now;
  }
  return moves;
}

const sum = (parts: readonly KindTotal[], of: 'totalCents' | 'taxCents' = 'totalCents'): number =>
  parts.reduce((all, part) => all + part[of], 0);

function sumsOf(parts: readonly KindTotal[]): Counted {
  const zeroRatedCents = sum(parts.filter(({ kind }) => isZeroRated(kind)));
  const totalCents = sum(parts.filter(({ kind }) => isTaxed(kind))) + zeroRatedCents;
  return { totalCents, zeroRatedCents, taxCents: sum(parts, 'taxCents'), wholeCents: sum(parts) };
}

/** What is owed of each kind after credit notes. */
const owedOf = ({ byKind }: GstStory, { credited }: Stand): KindTotal[] =>
  byKind.map(({ kind, totalCents, taxCents }) => {
    const own = credited.filter((one) => one.kind === kind);
    return { kind, totalCents: totalCents - sum(own), taxCents: taxCents - sum(own, 'taxCents') };
  });

/** The part of what is owed that `cents` pay or lose, over the kinds by amount; the GST of each is its share, rounded half up. */
function partOf(owed: readonly KindTotal[], cents: number): KindTotal[] {
  const shares = shareOut(
    cents,
    owed.map(({ totalCents }) => totalCents),
  );
  return owed.map(({ kind, totalCents, taxCents }, index) => {
    const share = shares[index] ?? 0;
    return { kind, totalCents: share, taxCents: totalCents === 0 ? 0 : multiplyDivideHalfUp(share, taxCents, totalCents) };
  });
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
    const owed = owedOf(story, stand);
    if (stand.isIssued) return owed;
    if (stand.receivedCents <= 0) return NOTHING;
    return story.isProgressPayment ? receivedOf(stand, owed) : owed;
  });
  return moves.map((move) => (move.cause === 'payment' ? { ...move, cause: 'paid_ahead' } : move));
}

/**
 * What is paid counts on the day it came, but never more than is owed: what was paid too much is the client's money until it pays another
 * invoice. What is counted so far is shared over the kinds of lines by amount, and GST is its share of the standard ones, rounded half up: so
 * the moves add up to the invoice's kinds and GST, to the cent, when it is paid, and to nothing when all of it was credited.
 */
export const movesByPayment = (story: GstStory): GstMove[] =>
  movesWith(story, (stand) => receivedOf(stand, owedOf(story, stand)));

function receivedOf({ receivedCents }: Stand, owed: readonly KindTotal[]): readonly KindTotal[] {
  const owedCents = Math.max(0, sum(owed));
  return owedCents === 0 ? NOTHING : partOf(owed, Math.max(0, Math.min(receivedCents, owedCents)));
}

/**
 * What was lost as a bad debt, and what of it came after all: adjustments of a business that counted the sale by its invoice, with the share
 * of the GST that the sum lost bears; only its standard part bears any. Goods and Services Tax Act 1985, s 26: a deduction when it is
 * written off (credit adjustment, box 13 of the return), output tax on what is recovered (debit adjustment, box 9). By payment nothing was
 * counted that could be lost.
 */
export function badDebtMoves(story: GstStory): GstMove[] {
  const moves = movesWith(story, (stand) => {
    const owed = owedOf(story, stand);
    const lost = Math.max(0, Math.min(stand.writtenOffCents, sum(owed) - stand.receivedCents));
    return lost === 0 ? NOTHING : negative(partOf(owed, lost));
  });
  return moves.map((move) => ({ ...move, cause: move.wholeCents < 0 ? 'bad_debt' : 'bad_debt_recovered', index: 0 }));
}

const negative = (parts: readonly KindTotal[]): KindTotal[] =>
  parts.map(({ kind, totalCents, taxCents }) => ({ kind, totalCents: 0 - totalCents, taxCents: 0 - taxCents }));

/** Whether it is an adjustment of the return, not part of its sales. */
export const isAdjustment = ({ cause }: Pick<GstMove, 'cause'>): boolean =>
  cause === 'bad_debt' || cause === 'bad_debt_recovered';

/** What counts in a return of this basis. */
export const gstMoves = (story: GstStory, basis: GstBasis): GstMove[] =>
  (basis === 'invoice' ? [...movesByInvoice(story), ...badDebtMoves(story)] : movesByPayment(story)).filter(
    ({ totalCents, taxCents }) => totalCents !== 0 || taxCents !== 0,
  );
