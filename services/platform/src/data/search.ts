import { fold } from '@dwang/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { wordsTable } from './found-by-words';
import { letterWord, type TypedWord, typedWords } from './words';

/** The value of a folded search column: the fields a person searches by, lower case and without marks, at most `max` characters. */
export const searchText = (fields: readonly (string | null | undefined)[], max = 1000): string =>
  fold(fields.filter(Boolean).join(' ').replace(/\s+/g, ' ')).slice(0, max);

/** A LIKE pattern that finds `text` anywhere, with `%`, `_` and the escape sign itself taken literally. Use with `ESCAPE '!'`. */
export const likeContains = (text: string): string => `%${fold(text).replace(/[!%_]/g, '!$&')}%`;

/** An SQL query of the `id`s of the company's rows of `table` (of an entity `FoundByWords`) that hold the word in question. */
export type Holding = (table: string) => string;

/** One word of a search. Queries that use its SQL need its `parameters` and `companyId`. */
export interface SearchedWord {
  parameters: ObjectLiteral;
  holding: Holding;
  /** As `holding`, each with columns that its words carry. `isOne` says that but one word begins so (`isOneWord`): no row comes twice. */
  carrying(table: string, columns: readonly string[], isOne: boolean): string;
  /** An SQL condition: the row of `table` that has the id holds the word. For a few rows of which nobody knows whether they do. */
  isIn(table: string, id: string): string;
  /** An SQL query of the `first` and `last` word of `table` that begin so. */
  range(table: string): string;
}

/** What was typed as the words that a row must hold, in any order: a row with a word that begins so. At most ten count. */
export const searchedWords = (q: string | undefined): SearchedWord[] => typedWords(q).map(searchedWord);

function searchedWord({ beginning, literal }: TypedWord, index: number): SearchedWord {
  const name = `word${index}`;
  const isLetter = beginning !== null && [...beginning].length === 1;
  const within = isLetter ? `held.word = :${name}From` : `held.word >= :${name}From AND held.word < :${name}To`;
  const begins = `held.companyId = :companyId AND ${within}`;
  const holds = `stored.searchText LIKE :${name}Like ESCAPE '!'`;
  const carrying = (table: string, columns: readonly string[], isOne: boolean): string => {
    const named = (alias: string, id: string) => [`${alias}.${id} AS id`, ...columns.map((one) => `${alias}.${one} AS ${one}`)];
    if (beginning === null) {
      return `SELECT ${named('stored', 'id').join(', ')} FROM ${table} stored WHERE stored.companyId = :companyId AND ${holds}`;
    }
    const words = `SELECT ${isOne || isLetter ? '' : 'DISTINCT '}${named('held', 'rowId').join(', ')} FROM ${wordsTable(table)} held`;
    if (literal === null) return `${words} WHERE ${begins}`;
    return `${words} INNER JOIN ${table} stored ON stored.id = held.rowId AND ${holds} WHERE ${begins}`;
  };
  const isIn = (table: string, id: string): string => {
    const word = `EXISTS (SELECT 1 FROM ${wordsTable(table)} held WHERE held.rowId = ${id} AND ${begins})`;
    const text = `EXISTS (SELECT 1 FROM ${table} stored WHERE stored.id = ${id} AND ${holds})`;
    if (beginning === null) return text;
    return literal === null ? word : `(${word} AND ${text})`;
  };
  const end = (which: string, table: string) => `(SELECT ${which}(held.word) FROM ${wordsTable(table)} held WHERE ${begins})`;
  return {
    parameters: {
      [`${name}From`]: isLetter ? letterWord(beginning) : beginning,
      [`${name}To`]: `${beginning}\u{10FFFF}`,
      [`${name}Like`]: likeContains(literal ?? ''),
    },
    holding: (table) => carrying(table, [], false),
    carrying,
    isIn,
    range: (table) => `SELECT ${end('MIN', table)} AS first, ${end('MAX', table)} AS last`,
  };
}

/**
 * Narrows the query to rows that hold every word of `q`. `rowsOf` says in SQL which those are for one word, each `id` once, such as
 * `(holding) => holding('clients')`. The query needs the parameter `companyId`. The ids are found first and joined: so both databases begin
 * with what is rare.
 */
export function whereWords<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  q: string | undefined,
  rowsOf: (holding: Holding) => string,
): void {
  searchedWords(q).forEach(({ holding, parameters }, index) => {
    const name = `word${index}`;
    query.innerJoin(`(${rowsOf(holding)})`, name, `${name}.id = ${query.alias}.id`).setParameters(parameters);
  });
}

/** Narrows a short list to rows whose folded search column holds every word of `q` anywhere, in any order. At most ten words count. */
export function whereContains<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  column: string,
  q: string | undefined,
): void {
  whereEachWord(query, q, (like) => `${column} ${like}`);
}

/** As `whereContains`, where a word may be found in more than one place: `holds` says so in SQL, given `LIKE …` with the word. */
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
