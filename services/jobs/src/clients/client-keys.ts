import { fold } from '@dwang/domain';

/** By which two e-mail addresses are one: case does not matter. */
export const emailKeyOf = (email: string): string => fold(email).slice(0, 254);

/** By which two phone numbers are one: their digits, +64 read as the leading 0. */
export const phoneKeyOf = (phone: string): string =>
  phone
    .replace(/^\s*(\+|00)64[\s-]*(\(0\))?0?/, '0')
    .replace(/\D/g, '')
    .slice(0, 60);
