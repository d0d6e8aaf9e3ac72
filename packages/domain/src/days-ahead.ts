import { addDays } from './zone';

/** House rule: a document dated further ahead is a slip of a clock or of a key, and so is what is planned. Days. */
const YEAR = 366;
/** Nobody agrees to be billed for longer, or plans a job beyond it. Days. */
const TEN_YEARS = 3653;

/** What a person is told of a day that is refused. */
export const TOO_FAR_AHEAD = 'Please check the date: it is more than a year ahead';
export const END_TOO_FAR_AHEAD = 'Please check the date: it is more than ten years ahead';
export const WORK_TOO_FAR_AHEAD = 'Please check the date: it is more than a day ahead of today';

/** Whether a document's day is further ahead of `today` than anybody means; one that follows from another day, ahead of that too. */
export const isTooFarAhead = (day: string, today: string, other = today): boolean =>
  day > addDays(other > today ? other : today, YEAR);

/** Whether what repeats itself is to end, or a job and its tasks are planned, further ahead of `today` than anybody means. */
export const isEndTooFarAhead = (day: string, today: string): boolean => day > addDays(today, TEN_YEARS);

/** House rule: work, and whatever else has happened, is entered after it, or on the evening before. */
export const isWorkTooFarAhead = (day: string, today: string): boolean => day > addDays(today, 1);
