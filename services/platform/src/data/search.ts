import { fold } from '@dwang/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The value of a folded search column: the fields a person searches by, lower case and without marks, at most `max` characters. */
export const searchText = (fields: readonly (string | null | undefined)[], max = 1000): string =>
  fold(fields.filter(Boolean).join(' ').replace(/\s+/g, ' ')).slice(0, max);

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and the escape sign itself taken literally. Use with `ESCAPE '!'`. */
export const likeContains = (text: string): string => `%${fold(text).replace(/[!%_]/g, '!$&')}%`;

/** Narrows the query to rows whose folded search column holds every word of `q`, in any order. */
export function whereContains<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  q: string | undefined,
): void {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
  words.forEach((word, index) => {
    query.andWhere(`${column} LIKE :search${index} ESCAPE '!'`, { [`search${index}`]: likeContains(word) });
  });
}
