import { QueryFailedError, type TableColumnOptions } from 'typeorm';

/** A migration's column that points at another table's `id`: of the very same type, as MySQL demands. */
export const reference = (name: string, isNullable = false): TableColumnOptions => ({ name, type: 'integer', isNullable });

const REFERENCED = [
  'ER_ROW_IS_REFERENCED',
  'ER_ROW_IS_REFERENCED_2',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  'SQLITE_CONSTRAINT_TRIGGER',
];
const PARENT_GONE = ['ER_NO_REFERENCED_ROW', 'ER_NO_REFERENCED_ROW_2'];

/** The database refused to delete a row because another one points at it. */
export const isStillReferenced = (error: unknown): boolean => hasCode(error, REFERENCED);

/** The database refused a row because the one that it points at was deleted by another transaction in the meantime. */
export const isParentGone = (error: unknown): boolean => hasCode(error, PARENT_GONE);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return typeof cause === 'object' && cause !== null && 'code' in cause && codes.includes(String(cause.code));
}
