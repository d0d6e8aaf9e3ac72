import { fold } from '@dwang/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The value of a folded search column: the fields a person searches by, lower case and without marks, at most `max` characters. */
export const searchText = (fields: readonly (string | null | undefined)[], max = 1000): string =>
  fold(fields.filter(Boolean).join(' ').replace(/\s+/g, ' ')).slice(0, max);

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and the escape sign itself taken literally. Use with `ESCAPE '!'`. */
export const likeContains = (text: string): string => `%${fold(text).replace(/[!%_]/g, '!$&')}%`;

/**
 * Narrows the query to rows that hold every word of `q`, in any order. `holds` is the SQL condition for one word; it puts the comparison
 * that it is given behind a folded search column: `(like) => \`client.searchText ${like}\``. At most ten words count.
 */
export function whereEachWord<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  q: string | undefined,
  holds: (like: string) => string,
): void {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
  words.forEach((word, index) => {
    const name = `search${index}`;
    query.andWhere(`(${holds(`LIKE :${name} ESCAPE '!'`)})`, { [name]: likeContains(word) });
  });
}

/** Narrows the query to rows whose folded search column holds every word of `q`, in any order. */
export function whereContains<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  q: string | undefined,
): void {
  whereEachWord(query, q, (like) => `${column} ${like}`);
}
