import { addDays, dayOf, startOfDay, startOfMonth, startOfWeek, toHoursMinutes, type WeekStart } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { HoursByDay } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';

const WORDS: Record<string, string> = {
  today: 'today',
  yesterday: 'yesterday',
  week: 'this week',
  'last-week': 'last week',
  month: 'this month',
  'last-month': 'last month',
};
/** Before any entry: the era of the API's instants begins in 2000. */
const FIRST_DAY = '2000-01-01';

/** `How many hours have I done this week?` Weeks are those of the timesheet; a contractor hears of their own time only. */
@Injectable()
export class HoursAnswers {
  constructor(@Inject(HoursByDay) private readonly hours: HoursByDay) {}

  async say(scope: Scope, { span = 'all', project, projectId }: Record<string, string>, now: number): Promise<string> {
    const today = dayOf(now, scope.timeZone);
    const [from, end] = daysOf(span, today, scope.weekStart);
    const period = { from: startOfDay(from, scope.timeZone), to: startOfDay(end, scope.timeZone) };
    const whose = projectId ? { projectId: Number(projectId) } : { userId: scope.userId };
    const { seconds, count } = await this.hours.totals(scope, whose, period);
    const when = WORDS[span] ?? (project ? '' : 'in all');
    const where = [project ? `on ${project}` : '', when].filter(Boolean).join(' ');
    if (count > 0) return `${toHoursMinutes(seconds)} hours ${where}.`;
    return end > today ? `No hours ${where} yet.` : `No hours ${where}.`;
  }
}

/** The first day of the span, and the day after its last. */
function daysOf(span: string, today: string, weekStart: WeekStart): [from: string, end: string] {
  const [week, month, tomorrow] = [startOfWeek(today, weekStart), startOfMonth(today), addDays(today, 1)];
  const spans: Record<string, [string, string]> = {
    today: [today, tomorrow],
    yesterday: [addDays(today, -1), today],
    week: [week, tomorrow],
    'last-week': [addDays(week, -7), week],
    month: [month, tomorrow],
    'last-month': [startOfMonth(addDays(month, -1)), month],
  };
  return spans[span] ?? [FIRST_DAY, tomorrow];
}
