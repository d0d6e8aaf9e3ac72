import { QueryFailedError } from 'typeorm';

const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
];
/** With what follows in SQLite's extended codes, such as `SQLITE_IOERR_WRITE`. */
const SQLITE_AWAY = /^SQLITE_(BUSY|IOERR|NOMEM|INTERRUPT|CANTOPEN|READONLY|LOCKED)/;
const FULL = ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC', 'EDQUOT'];

const codeIn = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';

const codeOf = (error: unknown): string => codeIn(error instanceof QueryFailedError ? error.driverError : error);

/** A unique key, or a primary key, already holds these values. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'].includes(codeOf(error));

export const isDeadlock = (error: unknown): boolean => ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD'].includes(codeOf(error));

/** The database cannot be reached, or is too busy just now: worth trying again. */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = codeOf(error);
  return AWAY.includes(code) || SQLITE_AWAY.test(code);
};

/** There is no room left to write. */
export const isDatabaseFull = (error: unknown): boolean => FULL.includes(codeOf(error));
