import type { PutTimer, Timer } from '@dwang/contracts';
import type { TimerMove } from '@dwang/domain';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { TimerRow } from './timer.entity';
import { TimerRepository } from './timer.repository';
import { TimerView } from './timer.view';
import { afterMove, eventTime } from './timer-run';

type Wanted = z.output<typeof PutTimer>;

const moveOf = ({ status, reset }: Wanted): TimerMove | null =>
  reset ? 'reset' : status === undefined ? null : status === 'RUNNING' ? 'run' : 'pause';

/** The caller's one timer. Time is worked out from stamps of the server's clock, so it survives restarts and sleeping devices. */
@Injectable()
export class TimerService {
  constructor(
    private readonly db: Database,
    private readonly timers: TimerRepository,
    private readonly view: TimerView,
  ) {}

  async get(scope: Scope): Promise<Timer> {
    const row = await this.db.repo(TimerRow).findOneBy({ userId: scope.userId });
    return row ? this.view.of(scope, row) : this.view.stopped(await this.timers.defaultRate(scope));
  }

  /** Brings the timer into the wanted state. Only RUNNING makes one: a device that pauses a timer saved elsewhere is told so. */
  put(scope: Scope, wanted: Wanted): Promise<Timer> {
    return this.db.tx(async () => {
      const at = eventTime(wanted);
      const move = moveOf(wanted);
      const row = await (move === 'run' ? this.timers.knownOrNew(scope, wanted.uid, at) : this.timers.known(scope, wanted.uid));
      const changed = await this.timers.change(row, {
        ...(move ? afterMove(row, move, wanted) : {}),
        ...(wanted.stillWorking ? { confirmedAt: new Date(Math.max(at, row.lastEventAt?.getTime() ?? 0)) } : {}),
        ...(await this.timers.labels(scope, wanted, row)),
      });
      return this.view.of(scope, changed);
    });
  }

  /** Throws the timer away, if it is the one meant. Repeating it changes nothing. */
  discard(scope: Scope, uid: string | undefined): Promise<void> {
    return this.db.tx(async () => {
      const row = await this.timers.held(scope);
      if (row && (uid === undefined || row.uid === uid)) await this.timers.end(row, new Date(Date.now()));
    });
  }
}
