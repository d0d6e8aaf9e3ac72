import { CalendarDay, Instant } from '@dwang/contracts';
import type { ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { heldBy } from '../data/columns';
import { isTooDeep } from '../http/too-deep';
import type { Allowed, CarriedRow } from './carried-table';
import type { Carriage } from './carried-tables';

/** Why a line of an archive is no row of its table; the words are for whoever made the archive. */
export class BadLine extends Error {}

/** A line of an archive as a carried row. Throws `BadLine` unless it has the very columns of the table with values that they can hold. */
export function readLine(carriage: Carriage, line: string): CarriedRow {
  const row = parse(line);
  const names = Object.keys(row);
  if (names.length !== carriage.sent.length) throw new BadLine('has other columns');
  for (const column of carriage.sent) {
    const name = column.propertyName;
    if (!Object.hasOwn(row, name)) throw new BadLine(`has no ${name}`);
    const isRef = carriage.refs && name in carriage.refs;
    const isGood = carriage.files?.includes(name) ? row[name] === true : canHold(column, row[name], carriage.allows?.[name]);
    const mayBeNull = column.isNullable || carriage.outward !== undefined;
    if (row[name] === null ? !mayBeNull : !(isRef ? Number.isSafeInteger(row[name]) : isGood))
      throw new BadLine(`has a wrong ${name}`);
  }
  return row;
}

function parse(line: string): CarriedRow {
  try {
    if (isTooDeep(line)) throw new BadLine('is nested too deep');
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as CarriedRow;
  } catch (error) {
    if (error instanceof BadLine) throw error;
  }
  throw new BadLine('is no JSON object');
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** What a `text` column holds on MySQL, in bytes. */
const TEXT_BYTES = 65_535;

/** No count, sum or size of a company's comes near: what is larger could not be counted on from, nor added up. */
const MOST = 1e12;

function canHold(column: ColumnMetadata, value: unknown, day?: Allowed): boolean {
  const { type, length } = column;
  const held = heldBy(column);
  if (held === 'json') return value !== undefined && Buffer.byteLength(JSON.stringify(value)) <= TEXT_BYTES;
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'bigint' || type === 'integer') return Number.isSafeInteger(value) && Math.abs(Number(value)) <= MOST;
  if (typeof value !== 'string') return false;
  if (type === 'datetime') return INSTANT.test(value) && Instant.safeParse(value).success;
  if (held === 'day') return (day ?? CalendarDay).safeParse(value).success;
  return type === 'text' ? Buffer.byteLength(value) <= TEXT_BYTES : value.length <= Number(length);
}

/** The values to store, but for those that point at other rows. */
export function storedValues(carriage: Carriage, row: CarriedRow): ObjectLiteral {
  const values: ObjectLiteral = { ...carriage.instead };
  for (const { propertyName: name, type } of carriage.sent) {
    const value = row[name];
    values[name] = type === 'datetime' && typeof value === 'string' ? new Date(value) : value;
  }
  return values;
}
