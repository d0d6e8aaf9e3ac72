import type { DeleteResult, FindOptionsWhere, InsertResult, ObjectLiteral, QueryDeepPartialEntity, UpdateResult } from 'typeorm';
import { Repository } from 'typeorm';
import { type ChangeAction, changeOf, type RowChange, toldColumns } from './row-change';

/** Runs the work in a transaction, the running one if there is one, with that transaction's repository and a place to note changes. */
export type InTransaction<Row extends ObjectLiteral> = <Result>(
  work: (rows: Repository<Row>, note: (change: RowChange) => void) => Promise<Result>,
) => Promise<Result>;

/**
 * Notes every write of rows for the audit, whoever writes them. Statements of a query builder pass it by: they are for columns that follow
 * from others, else their writer calls `Database.note`.
 */
export class AuditedRepository<Row extends ObjectLiteral> extends Repository<Row> {
  constructor(
    rows: Repository<Row>,
    private readonly inTransaction: InTransaction<Row>,
  ) {
    super(rows.target, rows.manager, rows.queryRunner);
  }

  override insert(values: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[]): Promise<InsertResult> {
    return this.inTransaction(async (rows, note) => {
      const given = (Array.isArray(values) ? values : [values]).map((row) => ({ ...row }));
      const result = await rows.insert(values);
      for (const [index, row] of given.entries()) this.told(note, 'added', null, { ...row, ...result.identifiers[index] });
      return result;
    });
  }

  override update(criteria: FindOptionsWhere<Row>, values: QueryDeepPartialEntity<Row>): Promise<UpdateResult> {
    return this.inTransaction(async (rows, note) => {
      const found = await this.asTheyAre(rows, criteria, Object.keys(values));
      const result = await rows.update(criteria, values);
      if (result.affected === 0) return result;
      for (const row of found) this.told(note, 'changed', row, { ...values, ...keysOf(row) });
      if (found.length === 0 && result.affected) this.told(note, 'changed', {}, values);
      return result;
    });
  }

  override delete(criteria: FindOptionsWhere<Row>): Promise<DeleteResult> {
    return this.inTransaction(async (rows, note) => {
      const found = await this.asTheyAre(rows, criteria, [...toldColumns(this.metadata)]);
      const result = await rows.delete(criteria);
      for (const row of found) this.told(note, 'deleted', row, null);
      return result;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: one body for TypeORM's four ways to call it.
  override save(given: any): Promise<any> {
    return this.inTransaction(async (rows, note) => {
      const many = (Array.isArray(given) ? given : [given]) as ObjectLiteral[];
      const before: (ObjectLiteral | null)[] = [];
      for (const row of many) {
        before.push(row.id === undefined ? null : await rows.findOneBy({ id: row.id } as unknown as FindOptionsWhere<Row>));
      }
      const saved = await rows.save(given);
      (Array.isArray(saved) ? saved : [saved]).forEach((row: ObjectLiteral, index) => {
        this.told(note, before[index] ? 'changed' : 'added', before[index] ?? null, { ...row });
      });
      return saved;
    });
  }

  private asTheyAre(rows: Repository<Row>, criteria: FindOptionsWhere<Row>, names: string[]): Promise<Row[]> {
    const where = typeof criteria === 'object' && !Array.isArray(criteria) ? criteria : { id: criteria };
    const columns = this.metadata.columns.map(({ propertyName }) => propertyName);
    const keys = [...this.metadata.primaryColumns.map(({ propertyName }) => propertyName), 'companyId'];
    const wanted = columns.filter((name) => keys.includes(name) || names.includes(name));
    return rows.find({ select: Object.fromEntries(wanted.map((name) => [name, true])), where } as object);
  }

  private told(
    note: (change: RowChange) => void,
    action: ChangeAction,
    before: ObjectLiteral | null,
    after: ObjectLiteral | null,
  ) {
    const change = changeOf(this.metadata, action, before, after);
    if (change) note(change);
  }
}

const keysOf = ({ id, companyId }: ObjectLiteral): ObjectLiteral => ({
  ...(id === undefined ? {} : { id }),
  ...(companyId === undefined ? {} : { companyId }),
});
