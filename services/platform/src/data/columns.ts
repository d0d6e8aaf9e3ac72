import { Column, type ColumnOptions, PrimaryGeneratedColumn } from 'typeorm';

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

/** A calendar day in the company's time zone, `YYYY-MM-DD`, as text on both databases. */
export const dayColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...options, type: 'varchar', length: 10 });

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
