import { addDays, dayOf, startOfDay, startOfMonth, startOfWeek, toHoursMinutes } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { HoursByDay } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';

const WORDS: Record<string, string> = { today: 'today', week: 'this week', month: 'this month' };
/** Before any entry: the era of the API's instants begins in 2000. */
const FIRST_DAY = '2000-01-01';

/** `How many hours have I done this week?` Weeks start on Monday; a contractor hears of their own time only. */
@Injectable()
export class HoursAnswers {
  constructor(@Inject(HoursByDay) private readonly hours: HoursByDay) {}

  async say(scope: Scope, { span = 'all', project, projectId }: Record<string, string>, now: number): Promise<string> {
    const today = dayOf(now, scope.timeZone);
    const from = { today, week: startOfWeek(today), month: startOfMonth(today) }[span] ?? FIRST_DAY;
    const period = { from: startOfDay(from, scope.timeZone), to: startOfDay(addDays(today, 1), scope.timeZone) };
    const whose = projectId ? { projectId: Number(projectId) } : { userId: scope.userId };
    const { seconds, count } = await this.hours.totals(scope, whose, period);
    const where = project ? `on ${project}` : (WORDS[span] ?? 'in all');
    return count === 0 ? `No hours ${where} yet.` : `${toHoursMinutes(seconds)} hours ${where}.`;
  }
}
