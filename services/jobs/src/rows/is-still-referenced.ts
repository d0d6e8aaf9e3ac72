import { QueryFailedError } from 'typeorm';

const CODES = ['ER_ROW_IS_REFERENCED', 'ER_ROW_IS_REFERENCED_2', 'SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CONSTRAINT_TRIGGER'];

/** The database refused to delete a row because another one points at it. */
export function isStillReferenced(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return typeof cause === 'object' && cause !== null && 'code' in cause && CODES.includes(String(cause.code));
}
