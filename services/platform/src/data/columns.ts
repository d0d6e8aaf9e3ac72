import { Column, type ColumnOptions, PrimaryGeneratedColumn } from 'typeorm';
import { readJson } from './read-json';

const toNumber = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null || value === undefined ? value : Number(value)),
};

/** The database's own number of the row. */
export const IdColumn = (): PropertyDecorator => PrimaryGeneratedColumn({ type: 'integer' });

/** Integer cents; the property is a `number`. */
export const moneyColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'bigint', transformer: toNumber });

/** A whole number (seconds, counts, another row's id). */
export const wholeColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'bigint', transformer: toNumber });

/** An instant in UTC to the millisecond, set by the app; the property is a `Date`. Never use the database's clock. */
export const instantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'datetime', precision: 3 });

/** What a text column holds, by entity and property, where that is more than text. */
const HELD = new WeakMap<object, Map<PropertyKey, 'day' | 'json'>>();

const holding =
  (kind: 'day' | 'json', column: PropertyDecorator): PropertyDecorator =>
  (target, property) => {
    const held = HELD.get(target.constructor) ?? new Map<PropertyKey, 'day' | 'json'>();
    HELD.set(target.constructor, held.set(property, kind));
    column(target, property);
  };

/** Whether a column of an entity was made by `dayColumn` or `jsonColumn`. */
export const heldBy = ({ target, propertyName }: { target: unknown; propertyName: string }): 'day' | 'json' | undefined =>
  HELD.get(target as object)?.get(propertyName);

/** A calendar day in the company's time zone, `YYYY-MM-DD`, as text on both databases. */
export const dayColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  holding('day', Column({ ...options, type: 'varchar', length: 10 }));

/** A value kept as JSON. What is stored and is no JSON is read as the text that it is, so that it costs its own row only: see `readJson`. */
export const jsonColumn = <Value>({ from, ...options }: JsonOptions<Value> = {}): PropertyDecorator => {
  const read = (text: string | null | undefined) => {
    const value = text === null || text === undefined ? text : readJson(text);
    return from && typeof value === 'object' && value !== null ? from(value as Value) : value;
  };
  const to = (value: unknown) => (value === null || value === undefined ? value : JSON.stringify(value));
  return holding('json', Column({ ...options, type: 'text', transformer: { to, from: read } }));
};

interface JsonOptions<Value> {
  nullable?: boolean;
  /** Completes what older rows do not say. */
  from?: (stored: Value) => Value;
}

/** The client-made UUID, unique per company. */
export const uidColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...options, type: 'varchar', length: 36 });

/** Text of bounded length. The length is checked by the contract: SQLite does not check it. */
export const textColumn = (length: number, options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'varchar', length });

/** Text without a practical bound (notes, stored answers). */
export const longTextColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...options, type: 'text' });

export const flagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...options, type: 'boolean' });

/** An instant as raw SQL results give it: text on SQLite, `Date` on MySQL. */
export function readInstant(raw: string | Date): Date {
  if (raw instanceof Date) return raw;
  return new Date(raw.includes('T') ? raw : `${raw.replace(' ', 'T')}Z`);
}
