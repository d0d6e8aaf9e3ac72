import { addDays } from './zone';

/** House rule: a document dated further ahead is a slip of a clock or of a key. Days. */
const DOCUMENT = 366;

/** Whether a document's day is further ahead of `today` than anybody means. */
export const isTooFarAhead = (day: string, today: string): boolean => day > addDays(today, DOCUMENT);

/** House rule: work is entered after it, or on the evening before. */
export const isWorkTooFarAhead = (day: string, today: string): boolean => day > addDays(today, 1);
