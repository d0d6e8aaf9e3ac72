import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Whose accounts close. */
export interface Leaving {
  companyId: number;
  userIds: readonly number[];
  /** Their company closes with them: then nobody is left to whom its notes and photos belong. */
  closesCompany: boolean;
}

/** Rows that go for good, or of which only some columns are made `blank`. */
export interface ErasedRows<Row extends ObjectLiteral = ObjectLiteral> {
  entity: EntityTarget<Row>;
  where: FindOptionsWhere<Row>;
  blank?: Partial<Row>;
  /** The column that holds the key of a stored file, which goes with its row. */
  file?: keyof Row & string;
}

/** Rows that are only looked for. */
export type SoughtRows = Pick<ErasedRows, 'entity' | 'where'>;

/** Names the rows with their types checked against the entity. */
export const erased = <Row extends ObjectLiteral>(rows: ErasedRows<Row>): ErasedRows => rows as unknown as ErasedRows;
