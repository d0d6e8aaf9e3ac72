import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type DataSourceOptions,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { isAudited } from '../audit/audited-entities';
import { AuditedRepository } from '../audit/audited-repository';
import type { RowChange } from '../audit/row-change';
import { isDeadlock } from './database-errors';
import { carriedByWords, WordsRepository } from './found-by-words';

const MAX_TRIES = 4;
/** A second connection to the file of SQLite, which finds it as the first one has prepared it. */
const ONLY_READS = { readonly: true, enableWAL: false, prepareDatabase: undefined, migrations: [] };

interface Transaction {
  manager: EntityManager;
  /** What waits for the commit. */
  after: (() => void)[];
  /** What was written in it, for the audit. */
  changes: RowChange[];
}

type Keeper = (changes: readonly RowChange[]) => Promise<void>;

/** The door to the tables. Inside `tx` everything, however deep, uses that one transaction; outside each call stands alone. */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();
  private keeper: Keeper | null = null;

  constructor(readonly dataSource: DataSource) {}

  get isSqlite(): boolean {
    return this.dataSource.options.type === 'better-sqlite3';
  }

  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The repository of the running transaction, or of the database. Ask for it each time; never keep it in a field. */
  repo<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    const rows = this.bulk(entity);
    if (!this.keeper || !isAudited(entity)) return rows;
    return new AuditedRepository(rows, (work) => this.tx(() => work(this.bulk(entity), (change) => this.note(change))));
  }

  /** For very many rows at once, which whoever writes them notes for the audit as one deed. */
  bulk<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Repository<Row> {
    const rows = this.manager.getRepository(entity);
    const carried = carriedByWords(entity);
    if (!carried) return rows;
    return new WordsRepository(rows, carried, (work) => this.tx(() => work(this.manager.getRepository(entity))));
  }

  /** Called once, by the audit: it is given what each transaction has written, before it commits. */
  keepChangesWith(keeper: Keeper): void {
    this.keeper = keeper;
  }

  /** Notes for the audit what was written by other means than a repository's methods. Call it inside a transaction. */
  note(change: Pick<RowChange, 'kind' | 'action' | 'companyId'> & Partial<RowChange>): void {
    this.current.getStore()?.changes.push({ id: null, count: 1, fields: [], values: {}, ...change });
  }

  /** Runs `work` in a transaction, or joins the running one. A deadlock at the outermost level runs `work` again, at most 4 times in all. */
  async tx<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isInTransaction) return work();
    for (let tries = 1; ; tries += 1) {
      try {
        const after: Transaction['after'] = [];
        const result = await this.dataSource.transaction((manager) =>
          this.current.run({ manager, after, changes: [] }, () => this.withAudit(work)),
        );
        for (const tell of after) tell();
        return result;
      } catch (error) {
        if (tries >= MAX_TRIES || !isDeadlock(error)) throw error;
        await new Promise((resume) => setTimeout(resume, Math.random() * 40 * tries));
      }
    }
  }

  /**
   * Runs `work` on all rows as they stand at this moment, however long it reads, and holds nobody up on SQLite either. It reads by the database
   * that it is given.
   */
  async view<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    if (!this.isSqlite)
      return this.dataSource.transaction('REPEATABLE READ', (manager) =>
        this.current.run({ manager, after: [], changes: [] }, () => work(this)),
      );
    const source = await new DataSource({ ...this.dataSource.options, ...ONLY_READS } as DataSourceOptions).initialize();
    try {
      const reading = new Database(source);
      return await reading.tx(() => work(reading));
    } finally {
      await source.destroy();
    }
  }

  /** Takes back what was noted in the running transaction. */
  forgetNoted(): void {
    this.current.getStore()?.changes.splice(0);
  }

  private async withAudit<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    const changes = this.current.getStore()?.changes ?? [];
    if (changes.length > 0) await this.keeper?.(changes);
    return result;
  }

  /** Runs `tell` once the running transaction has committed, never when it is rolled back; at once outside of one. It must not throw. */
  afterCommit(tell: () => void): void {
    const running = this.current.getStore();
    if (running) running.after.push(tell);
    else tell();
  }

  /** Runs `work` apart from the running transaction (for what must stay even if that is rolled back). Deadlocks on SQLite if awaited inside it. */
  outside<Result>(work: () => Result): Result {
    return this.current.exit(work);
  }

  /** Adds a row lock where the database has them; SQLite needs none, as one transaction runs at a time. */
  lock<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
    return this.isSqlite ? query : query.setLock('pessimistic_write');
  }

  /** Reads one row and keeps others from changing it until the transaction ends. */
  findForUpdate<Row extends ObjectLiteral>(entity: EntityTarget<Row>, where: FindOptionsWhere<Row>): Promise<Row | null> {
    return this.repo(entity).findOne({ where, ...(this.isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }) });
  }
}
