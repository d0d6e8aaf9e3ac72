import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Database } from '../data/database';
import { readJson } from '../data/read-json';
import { isTooDeep } from '../http/too-deep';

/** Whose rows are taken along or brought in, and who does it. */
export interface Carrier {
  companyId: number;
  userId: number;
}

/** A row on its way: numbers of rows are places in their tables (1 is the first), stored files are `true`. */
export type CarriedRow = Record<string, unknown>;

/** Says whether a column may hold a value. */
export interface Allowed {
  safeParse(value: unknown): { success: boolean };
}

/** A JSON text whose value is of that contract. */
export const jsonText = (contract: Allowed): Allowed => ({
  safeParse: (text) => {
    const isJson = typeof text === 'string' && !isTooDeep(text);
    return isJson ? contract.safeParse(readJson(text)) : { success: false };
  },
});

/** A table whose rows go from one installation to another with their company. */
export interface CarriedTable<Row extends ObjectLiteral = ObjectLiteral> {
  entity: EntityTarget<Row>;
  /** Which of them, besides those of the company. */
  living?: FindOptionsWhere<Row>;
  /** Only these columns go; all of them unless said. */
  columns?: readonly (keyof Row & string)[];
  /** Columns that hold a row's number, and the table of it, which a row may decide. */
  refs?: Partial<Record<keyof Row & string, string | ((row: Row) => string)>>;
  /** What these columns may hold, where the database takes more: anybody could have written the archive. Every JSON column is named here. */
  allows?: Partial<Record<keyof Row & string, Allowed>>;
  /** What means something in one database only, and what it is after an import. */
  instead?: Partial<Row>;
  /** Columns with the key of a stored file. */
  files?: readonly (keyof Row & string)[];
  /** The column `hash` binds each row to the one before it with the same value of `by`; it is worked out anew, as numbers change. */
  chained?: { by: keyof Row & string; hash: (row: Row, before: string) => string };
  /** Settings, of which a company that is empty otherwise may have a row already: it is replaced. */
  replaces?: boolean;
  /** Its rows of a company that is empty otherwise. */
  mayHave?: (carrier: Carrier) => FindOptionsWhere<Row>;
  /** Hides what is of one installation only. */
  outward?: (carried: CarriedRow, row: Row, carrier: Carrier) => CarriedRow;
  /** Writes the row in another way than by an insert, and answers its number. */
  inward?: (db: Database, row: Partial<Row>, carrier: Carrier) => Promise<number>;
}

/** Names a table with its columns checked against the entity. */
export const carried = <Row extends ObjectLiteral>(table: CarriedTable<Row>): CarriedTable => table as unknown as CarriedTable;

/** Tables that stay behind, each with the reason. */
export type StaysBehind = Readonly<Record<string, string>>;
