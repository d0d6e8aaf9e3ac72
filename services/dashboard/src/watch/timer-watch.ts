import { dayOf, isRunTooLong } from '@dwang/domain';
import type { CompanyFacts } from '@dwang/identity';
import type { Notice } from '@dwang/platform';
import { type RunningTimer, RunningTimers } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import { instantText } from './words';

const HOUR_MS = 3600 * 1000;

/** Tells people of their own timer that looks forgotten, by the rule of the screen: more than ten hours, or past midnight. */
@Injectable()
export class TimerWatch {
  constructor(@Inject(RunningTimers) private readonly timers: RunningTimers) {}

  async notices({ id, timeZone }: CompanyFacts, now: Date): Promise<Notice[]> {
    const running = await this.timers.since(id, now);
    const isForgotten = ({ runningSince, confirmedAt }: RunningTimer): boolean =>
      isRunTooLong(Math.max(runningSince.getTime(), confirmedAt?.getTime() ?? 0), now.getTime(), timeZone);
    return running.filter(isForgotten).map((timer) => noticeOf(timer, timeZone, now));
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
