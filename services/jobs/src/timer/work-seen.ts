import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { TimerRow } from './timer.entity';

/** Tells a person's timer that they were at work: a note, a task or a photo says that it was not forgotten. */
@Injectable()
export class WorkSeen {
  constructor(private readonly db: Database) {}

  /** Nothing happens without a timer, or when something later was seen. */
  async at({ userId }: Scope, instant: Date): Promise<void> {
    const row = await this.db.repo(TimerRow).findOneBy({ userId });
    if (row && row.startTime <= instant && (row.workSeenAt === null || row.workSeenAt < instant))
      await this.db.repo(TimerRow).update({ id: row.id }, { workSeenAt: instant });
  }
}
