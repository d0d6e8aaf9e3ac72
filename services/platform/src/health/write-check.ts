import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../data/database';
import { isUniqueViolation } from '../data/database-errors';
import { WriteCheckRow } from './write-check.entity';

/** Anybody may ask, so no more than one write a second, in milliseconds. */
const FRESH = 1000;
/** So long a check may wait behind a long transaction before the database counts as stuck, in milliseconds. */
const LONGEST_TURN = 15_000;
const WAIT = 2000;

/** Finds out whether the database takes writes, by writing. */
@Injectable()
export class WriteCheck {
  private begun = Number.NEGATIVE_INFINITY;
  private isRunning = false;
  private outcome: Promise<boolean> = Promise.resolve(true);

  constructor(@Inject(Database) private readonly db: Database) {}

  /** Whether a write succeeds now. One that still waits its turn after 2 seconds counts for one up to 15 seconds. */
  async isWritable(): Promise<boolean> {
    if (!this.isRunning && performance.now() - this.begun >= FRESH) this.begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(performance.now() - this.begun < LONGEST_TURN), WAIT);
    });
    return Promise.race([this.outcome, late]).finally(() => clearTimeout(timer));
  }

  private begin(): void {
    this.begun = performance.now();
    this.isRunning = true;
    this.outcome = this.write()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.isRunning = false;
      });
  }

  private async write(): Promise<void> {
    const row = { id: 1, checkedAt: new Date() };
    const { affected } = await this.db.tx(() => this.db.repo(WriteCheckRow).update({ id: row.id }, row));
    if (affected) return;
    // MySQL may count no row where nothing changed, and another process may be first.
    await this.db
      .repo(WriteCheckRow)
      .insert(row)
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
      });
  }
}
