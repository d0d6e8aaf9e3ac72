import { gstOnExclusive } from '../../gst';
import { shown } from './figures';

/** Dollars that were worked out, in whole cents, rounded half up. */
export const toCents = (dollars: number): number => Number(shown(dollars * 100));

/** Cents with the GST of them: what is asked for a price that is shown without it. */
export const withGst = (cents: number): number => cents + gstOnExclusive(cents);
