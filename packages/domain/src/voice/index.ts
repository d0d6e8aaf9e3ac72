/** What people say to Dwang, read by a grammar: no network, no model, the same answer every time. Its own entry, fetched when first needed. */
export { toTimeEntry } from './entry-times';
export { parseCommand, SUGGESTIONS } from './parse-command';
export { DESTINATIONS } from './rules/navigation';
export { toolByKeyword } from './rules/tools';
export { dayInWords, summaryOf, timeInWords } from './summary';
export type * from './types';
