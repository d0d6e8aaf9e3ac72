import { Database, Log } from '@dwang/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Work that an answer does not wait for, so that neither the answer nor its time tells whether there was any. */
@Injectable()
export class Background implements OnApplicationShutdown {
  private readonly running = new Set<Promise<void>>();

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * What goes wrong is logged under `what`. Inside a transaction the work begins once that has committed: it would outlive the connection, and
   * nobody is to be told of what was taken back.
   */
  run(what: string, work: () => Promise<unknown>): void {
    this.db.afterCommit(() => this.start(what, work));
  }

  private start(what: string, work: () => Promise<unknown>): void {
    const mine = work().then(
      () => undefined,
      (error: unknown) => this.log.fault(error, { what }),
    );
    this.running.add(mine);
    void mine.finally(() => this.running.delete(mine));
  }

  /** Waits for what is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  onApplicationShutdown(): Promise<void> {
    return this.settled();
  }
}
