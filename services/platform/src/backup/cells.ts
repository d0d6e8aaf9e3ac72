import { readInstant } from '../data/columns';
import type { Cell } from './records';

export type CellKind = 'number' | 'instant' | 'text';

/** What a column holds, by its type on either database. */
export function kindOf(type: string): CellKind {
  const plain = type.toLowerCase().replace(/\(.*/, '').trim();
  if (['integer', 'int', 'bigint', 'tinyint', 'boolean', 'smallint'].includes(plain)) return 'number';
  if (['datetime', 'timestamp'].includes(plain)) return 'instant';
  if (['varchar', 'text', 'char', 'longtext', 'mediumtext'].includes(plain)) return 'text';
  throw new Error(`A backup does not know columns of the type ${type}`);
}

/** A value as both databases give and take it. */
export function cellOf(kind: CellKind, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (kind === 'number') return Number(value);
  if (kind === 'text') return String(value);
  return readInstant(value as string | Date)
    .toISOString()
    .replace('T', ' ')
    .replace('Z', '');
}
