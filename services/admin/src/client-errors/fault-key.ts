import { createHash } from 'node:crypto';

const ORIGIN = /\bhttps?:\/\/[^\s/"')]+/gi;
/** What a build puts into the names of its files: `schedule.3f9a2b71.js`. */
const BUILD_HASH = /\.[0-9a-f]{8}(?=\.(?:m?js|css)\b)/gi;
const LINE = /(\.m?js)(?:\?[^\s:)?]*)?(?::\d+){1,2}/gi;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LONG_HEX = /\b[0-9a-f]{8,}\b/gi;
const NUMBER = /\d+/g;

/** The words of a fault without what differs from one time, row or build to the next. */
const plain = (text: string): string =>
  text
    .replace(ORIGIN, '')
    .replace(BUILD_HASH, '')
    .replace(LINE, '$1')
    .replace(UUID, '#')
    // Hashes and the like hold digits; a word may by chance be made of these letters.
    .replace(LONG_HEX, (hex) => (/\d/.test(hex) ? '#' : hex))
    .replace(NUMBER, '#')
    .replace(/\s+/g, ' ')
    .trim();

/** The screen of an address: without query, and with `#` for the row that it showed. */
export const screenOf = (place: string): string => plain(place.split(/[?#]/)[0] ?? '');

/** By which equal faults know one another: 64 hexadecimal digits over their words and their screen. */
export const faultKey = (message: string, place: string): string =>
  createHash('sha256')
    .update(`${plain(message)}\n${screenOf(place)}`)
    .digest('hex');
