import { fold } from '@dwang/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { wordsTable } from './found-by-words';
import { type TypedWord, typedWords } from './words';

/** The value of a folded search column: the fields a person searches by, lower case and without marks, at most `max` characters. */
export const searchText = (fields: readonly (string | null | undefined)[], max = 1000): string =>
  fold(fields.filter(Boolean).join(' ').replace(/\s+/g, ' ')).slice(0, max);

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and the escape sign itself taken literally. Use with `ESCAPE '!'`. */
export const likeContains = (text: string): string => `%${fold(text).replace(/[!%_]/g, '!$&')}%`;

/** An SQL query of the `id`s of the company's rows of `table` (of an entity `FoundByWords`) that hold the word in question. */
export type Holding = (table: string) => string;

/**
 * Narrows the query to rows that hold every word of `q`, in any order: with a word that begins so. `rowsOf` says in SQL which those are for
 * one word, each `id` once, such as `(holding) => holding('clients')`. The query needs the parameter `companyId`. The ids are found first and
 * joined: so both databases begin with what is rare.
 */
export function whereWords<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  q: string | undefined,
  rowsOf: (holding: Holding) => string,
): void {
  typedWords(q).forEach((word, index) => {
    const name = `word${index}`;
    query.innerJoin(`(${rowsOf((table) => holding(table, word, name))})`, name, `${name}.id = ${query.alias}.id`).setParameters({
      [`${name}From`]: word.beginning,
      [`${name}To`]: `${word.beginning}\u{10FFFF}`,
      [`${name}Like`]: likeContains(word.literal ?? ''),
    });
  });
}

function holding(table: string, { beginning, literal }: TypedWord, name: string): string {
  const begins = `held.companyId = :companyId AND held.word >= :${name}From AND held.word < :${name}To`;
  const holds = `stored.searchText LIKE :${name}Like ESCAPE '!'`;
  if (beginning === null) return `SELECT stored.id AS id FROM ${table} stored WHERE stored.companyId = :companyId AND ${holds}`;
  const words = `SELECT DISTINCT held.rowId AS id FROM ${wordsTable(table)} held`;
  if (literal === null) return `${words} WHERE ${begins}`;
  return `${words} INNER JOIN ${table} stored ON stored.id = held.rowId AND ${holds} WHERE ${begins}`;
}

/** Narrows a short list to rows whose folded search column holds every word of `q` anywhere, in any order. At most ten words count. */
export function whereContains<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  q: string | undefined,
): void {
  const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
  words.forEach((word, index) => {
    const name = `search${index}`;
    query.andWhere(`${column} LIKE :${name} ESCAPE '!'`, { [name]: likeContains(word) });
  });
}
