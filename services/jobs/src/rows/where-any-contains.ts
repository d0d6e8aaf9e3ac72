import { likeContains } from '@dwang/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Narrows the query to rows where every word of `q` is in one or another of the folded columns, such as a note and its client's name. */
export function whereAnyContains<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: readonly string[],
  q: string | undefined,
): void {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
  words.forEach((word, index) => {
    const name = `word${index}`;
    const anywhere = columns.map((column) => `${column} LIKE :${name} ESCAPE '!'`).join(' OR ');
    query.andWhere(`(${anywhere})`, { [name]: likeContains(word) });
  });
}
