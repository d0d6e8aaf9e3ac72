import { dayOf } from '@dwang/domain';
import type { CompanyFacts } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type RunningTimer, RunningTimers } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { instantText } from './words';

const HOUR_MS = 3600 * 1000;
/** A timer that runs longer is more likely forgotten than at work. */
const LONG_HOURS = 10;

/** Tells people of their own timer that has been running for more than ten hours. */
@Injectable()
export class TimerWatch {
  constructor(@Inject(RunningTimers) private readonly timers: RunningTimers) {}

  async notices({ id, timeZone }: CompanyFacts, now: Date): Promise<Notice[]> {
    const running = await this.timers.since(id, new Date(now.getTime() - LONG_HOURS * HOUR_MS));
    return running.map((timer) => noticeOf(timer, timeZone, now));
  }
}

function noticeOf({ userId, uid, projectName, runningSince }: RunningTimer, timeZone: string, now: Date): Notice {
  const hours = Math.floor((now.getTime() - runningSince.getTime()) / HOUR_MS);
  return {
    userId,
    kind: 'timer-forgotten',
    type: 'warning',
    title: 'Is your timer still at work?',
    message: `It has been running on ${projectName ?? 'General'} since ${instantText(runningSince, timeZone)}.`,
    to: '/',
    figures: { hours, runningSince: runningSince.toISOString() },
    subject: `timer:${uid}`,
    day: dayOf(runningSince.getTime(), timeZone),
  };
}
