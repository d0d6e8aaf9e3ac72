import type { DataSource } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';

/** One connection that writes, one holder at a time; the others wait in order. */
class Turn {
  private holder: object | null = null;
  private readonly waiting: { who: object; start: () => void }[] = [];

  isHeldBy(who: object): boolean {
    return this.holder === who;
  }

  get isFree(): boolean {
    return this.holder === null;
  }

  take(who: object): Promise<void> {
    if (this.holder === null) {
      this.holder = who;
      return Promise.resolve();
    }
    return new Promise((start) => this.waiting.push({ who, start }));
  }

  give(): void {
    const next = this.waiting.shift();
    this.holder = next?.who ?? null;
    next?.start();
  }
}

interface Connection {
  close(): void;
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
}
type Connect = new (file: string, options: { readonly: boolean; timeout: number }) => Connection;

/** A second connection that only reads: by the write-ahead log it sees what has been committed, whatever the first one is at. */
class Reader {
  private connection: Connection | null = null;
  readonly statements = new Map<string, unknown>();

  constructor(private readonly dataSource: DataSource) {}

  open(): Connection {
    const { driver, database } = this.dataSource.options as unknown as { driver: Connect; database: string };
    this.connection ??= new driver(database, { readonly: true, timeout: BUSY_MS });
    return this.connection;
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
    this.statements.clear();
  }
}

const BUSY_MS = 5000;
const READS = /^\s*SELECT\b/i;

/**
 * TypeORM gives every caller of SQLite the same query runner, so parallel requests would fall into each other's transaction and lose
 * commits. This gives each caller a runner of its own on the one connection, and lets a transaction keep the others waiting who would write;
 * who only reads meanwhile reads what was committed before, as on MySQL.
 * Call it once, before `initialize()`. Inside a transaction use only the transaction's manager: another runner would wait for ever.
 */
export function isolateSqlite(dataSource: DataSource): DataSource {
  const turn = new Turn();
  const statements = new Map<string, unknown>();
  const reader = new Reader(dataSource);

  class ReadingRunner extends BetterSqlite3QueryRunner {
    constructor(driver: BetterSqlite3Driver) {
      super(driver);
      Object.assign(this, { stmtCache: reader.statements });
    }

    override connect(): Promise<unknown> {
      return Promise.resolve(reader.open());
    }
  }

  class IsolatedRunner extends BetterSqlite3QueryRunner {
    /** What made the database end the transaction by itself. */
    private lostBy: unknown;

    constructor(driver: BetterSqlite3Driver) {
      super(driver);
      Object.assign(this, { stmtCache: statements });
    }

    private get opened(): Connection {
      return this.driver.databaseConnection as Connection;
    }

    /** A full disk, an error of the disk or of memory: the database has rolled back before anybody has asked for it. */
    private get isLost(): boolean {
      return this.transactionDepth > 0 && !this.opened.inTransaction;
    }

    override async query(...args: Parameters<BetterSqlite3QueryRunner['query']>): ReturnType<BetterSqlite3QueryRunner['query']> {
      if (turn.isHeldBy(this)) return this.queryInTurn(args);
      if (!turn.isFree && READS.test(args[0])) return new ReadingRunner(this.driver).query(...args);
      await turn.take(this);
      try {
        return await super.query(...args);
      } finally {
        turn.give();
      }
    }

    /** After a lost transaction each statement would stand alone: none of them runs. */
    private async queryInTurn(args: Parameters<BetterSqlite3QueryRunner['query']>): Promise<unknown> {
      if (this.isLost) throw this.lostBy ?? new Error('The database has ended this transaction');
      try {
        return await super.query(...args);
      } catch (error) {
        if (this.isLost) this.lostBy = error;
        throw error;
      }
    }

    override async startTransaction(...args: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
      if (!turn.isHeldBy(this)) await turn.take(this);
      try {
        // What an earlier holder could not roll back.
        if (this.transactionDepth === 0 && this.opened.inTransaction) this.opened.exec('ROLLBACK');
        await super.startTransaction(...args);
      } catch (error) {
        if (this.transactionDepth === 0) this.leave();
        throw error;
      }
    }

    override async commitTransaction(): Promise<void> {
      await super.commitTransaction();
      if (!this.isTransactionActive) this.leave();
    }

    override async rollbackTransaction(): Promise<void> {
      const depth = this.transactionDepth;
      try {
        if (!this.isLost) await super.rollbackTransaction();
      } finally {
        this.transactionDepth = Math.max(0, depth - 1);
        if (this.transactionDepth === 0) this.leave();
      }
    }

    private leave(): void {
      this.isTransactionActive = false;
      this.lostBy = undefined;
      if (turn.isHeldBy(this)) turn.give();
    }
  }

  const driver = dataSource.driver as BetterSqlite3Driver;
  driver.createQueryRunner = () => new IsolatedRunner(driver);
  const disconnect = driver.disconnect.bind(driver);
  // Whoever closes last puts the log into the file: that is who writes.
  driver.disconnect = () => {
    reader.close();
    return disconnect();
  };
  return dataSource;
}
