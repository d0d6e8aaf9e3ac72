import { addDays } from './zone';

/**
 * By when an invoice is to be paid, as it is stored: `days-14` from its issue, `month-end` of its month, `next-month-end`, or `next-month-20`, the
 * 20th of the month following.
 */
export type PaymentTerms = string;

/** Until a company says otherwise. Source: specification 2, section 9. */
export const USUAL_PAYMENT_TERMS: PaymentTerms = 'days-14';

const DAYS = [0, 3, 5, 7, 10, 14, 20, 21, 28, 30, 45, 60, 90];
/** What is offered. */
export const PAYMENT_TERMS: readonly PaymentTerms[] = [
  'next-month-20',
  'month-end',
  'next-month-end',
  ...DAYS.map((days) => `days-${days}`),
];

const numberIn = (terms: PaymentTerms, start: string): number => Number(terms.slice(start.length));
const firstOfNext = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** The day on which an invoice of that day is due; days are `YYYY-MM-DD`. Throws `RangeError` for what are no such terms. */
export function dueDayBy(terms: PaymentTerms, issueDate: string): string {
  if (terms === 'month-end') return addDays(firstOfNext(issueDate), -1);
  if (terms === 'next-month-end') return addDays(firstOfNext(firstOfNext(issueDate)), -1);
  if (/^next-month-\d+$/.test(terms)) return addDays(firstOfNext(issueDate), numberIn(terms, 'next-month-') - 1);
  if (/^days-\d+$/.test(terms)) return addDays(issueDate, numberIn(terms, 'days-'));
  throw new RangeError(`No such payment terms: ${terms}`);
}

/** As it stands on paper: `20th of the month following`, `14 days`; '' for none. */
export function paymentTermsText(terms: PaymentTerms): string {
  if (terms === 'month-end') return 'End of the month';
  if (terms === 'next-month-end') return 'End of the month following';
  if (terms.startsWith('next-month-')) return `${ordinal(numberIn(terms, 'next-month-'))} of the month following`;
  if (terms === 'days-0') return 'On the day of issue';
  return terms === 'days-1' ? '1 day' : terms && `${numberIn(terms, 'days-')} days`;
}

const ordinal = (day: number): string => {
  const isTeen = day > 10 && day < 14;
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
};
