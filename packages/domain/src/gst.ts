import { multiplyDivideHalfUp } from './money';

/** New Zealand's GST rate since 1 October 2010, in per cent. */
export const GST_PERCENT = 15;

/** GST on a GST-exclusive sum, in cents, rounded half up, once on the sum of the lines. */
export const gstOnExclusive = (cents: number): number => multiplyDivideHalfUp(cents, GST_PERCENT, 100);

/** The GST inside a GST-inclusive sum: x 3/23. */
export const gstInInclusive = (cents: number): number => multiplyDivideHalfUp(cents, 3, 23);
