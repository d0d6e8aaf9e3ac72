import { QueryFailedError } from 'typeorm';

function codeOf(error: unknown): string {
  if (!(error instanceof QueryFailedError)) return '';
  const cause: unknown = error.driverError;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** A unique key, or a primary key, already holds these values. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'].includes(codeOf(error));

export const isDeadlock = (error: unknown): boolean => ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD'].includes(codeOf(error));
