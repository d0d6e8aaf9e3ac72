import { createHash } from 'node:crypto';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { UidTaken } from '../errors/app-errors';
import type { Database } from './database';
import { RowOrigin } from './row-origin.entity';

/** The row's name: its table, company and uid. */
export interface RowName {
  entity: EntityTarget<ObjectLiteral>;
  companyId: number;
  uid: string;
}

/** Remembers what a new row was made of, for `refuseOtherContent` after it has been changed. Undefined values are left out. */
export async function keepOrigin(db: Database, name: RowName, said: object): Promise<void> {
  const row = { ...placeOf(db, name), digest: digestOf(said) };
  await db.repo(RowOrigin).upsert(row, ['companyId', 'kind', 'uid']);
}

/**
 * Refuses a row sent again under its `uid` with other content, with code REQUEST.UID_TAKEN and the stored row's id, so that it is not taken
 * for a repetition and lost. Compares what was `said`, undefined values left out: with the row while it is as it was made, and once it was
 * changed (version above 1) with what it was made of; where that is not known it counts as other.
 */
export async function refuseOtherContent<Row extends { id: number }>(
  db: Database,
  name: RowName,
  stored: Row,
  said: Partial<Row>,
): Promise<void> {
  const isChanged = 'version' in stored && Number(stored.version) !== 1;
  const isSame = isChanged ? await isOrigin(db, name, said) : says(stored, said);
  if (!isSame) throw new UidTaken(stored.id);
}

async function isOrigin(db: Database, name: RowName, said: object): Promise<boolean> {
  const origin = await db.repo(RowOrigin).findOneBy(placeOf(db, name));
  return origin?.digest === digestOf(said);
}

const placeOf = (db: Database, { entity, companyId, uid }: RowName) => ({
  companyId,
  kind: db.repo(entity).metadata.tableName,
  uid,
});

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

const says = <Row extends object>(stored: Row, said: Partial<Row>): boolean =>
  (Object.keys(said) as (keyof Row)[]).every((name) => said[name] === undefined || plain(said[name]) === plain(stored[name]));

function digestOf(said: object): string {
  const parts = Object.entries(said).filter(([, value]) => value !== undefined);
  const sorted = parts.map(([name, value]) => [name, plain(value)] as const).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
