import {
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  QueryFailedError,
} from 'typeorm';
import type { Database } from './database';
import { isUniqueViolation } from './database-errors';
import { isParentGone } from './foreign-keys';
import { keepOrigin, refuseOtherContent } from './same-content';

interface Numbered extends ObjectLiteral {
  id: number;
}

/**
 * Inserts a row unless one with the same unique `key` is there, and answers with the id of the one that stays: of two senders at the
 * same moment, both get the first one's row. Call it inside a transaction. `said` are the values that a repetition must say again: one
 * that says something else under the same company and uid is refused with code REQUEST.UID_TAKEN, also after the row was changed.
 */
export async function insertOnce<Row extends Numbered>(
  db: Database,
  entity: EntityTarget<Row>,
  key: FindOptionsWhere<Row>,
  row: QueryDeepPartialEntity<Row>,
  said: Partial<Row> = {},
): Promise<{ id: number; isNew: boolean }> {
  const found = await db.repo(entity).findOneBy(key);
  const { companyId, uid } = key as { companyId?: number; uid?: string };
  const name = companyId !== undefined && uid !== undefined ? { entity, companyId, uid } : null;
  const isCompared = name !== null && Object.keys(said).length > 0;
  if (found) {
    if (isCompared) await refuseOtherContent(db, name, found, said);
    return { id: found.id, isNew: false };
  }
  try {
    const { identifiers } = await db.repo(entity).insert(row);
    if (isCompared) await keepOrigin(db, name, said);
    return { id: Number(identifiers[0]?.id), isNew: true };
  } catch (error) {
    throw isUniqueViolation(error) || isParentGone(error) ? changedSinceRead(error) : error;
  }
}

/**
 * Another transaction made the row, or deleted the one that it points at, after this one took its snapshot, so that it cannot be seen
 * here. `Database.tx` knows the database's own code for that and begins anew; then it is seen.
 */
function changedSinceRead(error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  return new QueryFailedError(
    error.query,
    error.parameters,
    Object.assign(new Error('Changed since last read'), { code: 'ER_CHECKREAD' }),
  );
}
