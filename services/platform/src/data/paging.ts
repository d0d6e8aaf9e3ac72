import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Invalid } from '../errors/app-errors';
import { readInstant } from './columns';

/** How a list is ordered: by `column` and then, so that the order is total, by the id. */
export interface ListOrder {
  /** The sort's name in the query string; a cursor of another sort is refused. */
  name: string;
  /** SQL expression that is never null, such as `entry.startTime`. */
  column: string;
  idColumn: string;
  direction: 'ASC' | 'DESC';
  kind: 'text' | 'number' | 'instant';
}

type SortValue = string | number | Date;
/** What a row stands at in its list: the sort column's value and the id. */
export type Place = readonly [value: SortValue, id: number];

const encode = (order: ListOrder, [value, id]: Place, carried: unknown): string => {
  const plain = value instanceof Date ? value.toISOString() : value;
  const parts = [order.name, plain, id, ...(carried === undefined ? [] : [carried])];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
};

function partsOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** What `toPage` was given to carry in the cursor. A client can make up a cursor: check it. */
export function carriedBy(cursor: string): unknown {
  const parts = partsOf(cursor);
  return Array.isArray(parts) ? parts[3] : undefined;
}

function decode(order: ListOrder, cursor: string): Place {
  const refused = new Invalid('cursor', 'This cursor does not belong to this list');
  const parts = partsOf(cursor);
  if (!Array.isArray(parts) || parts.length < 3 || parts.length > 4 || parts[0] !== order.name || !Number.isSafeInteger(parts[2]))
    throw refused;
  const value: unknown = parts[1];
  if (typeof value !== (order.kind === 'number' ? 'number' : 'string')) throw refused;
  if (order.kind !== 'instant') return [value as string | number, parts[2]];
  const instant = new Date(String(value));
  if (Number.isNaN(instant.getTime())) throw refused;
  return [instant, parts[2]];
}

/** Orders the query, starts it after the cursor, and takes one row more than the page, by which `toPage` knows whether there is a next one. */
export function seek<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  order: ListOrder,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): SelectQueryBuilder<Row> {
  if (cursor !== undefined) {
    const [value, id] = decode(order, cursor);
    const sign = order.direction === 'ASC' ? '>' : '<';
    // MySQL finds no start in an index for a pair compared with a pair; for the first comparison it does.
    query
      .andWhere(`${order.column} ${sign}= :seekValue`)
      .andWhere(`(${order.column} ${sign} :seekValue OR ${order.idColumn} ${sign} :seekId)`, { seekValue: value, seekId: id });
  }
  return query
    .orderBy(order.column, order.direction)
    .addOrderBy(order.idColumn, order.direction)
    .limit(limit + 1);
}

/** Cuts the extra row off and makes the cursor of the next page from the last row that stays; it carries what is given. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  order: ListOrder,
  placeOf: (row: Row) => readonly [string | number | Date, number],
  carried?: unknown,
) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, nextCursor: null };
  const [value, id] = placeOf(last);
  const place: Place = [order.kind === 'instant' ? readInstant(value as string | Date) : value, Number(id)];
  return { items, nextCursor: encode(order, place, carried) };
}
