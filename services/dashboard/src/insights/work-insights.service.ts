import type { Insights, InsightsQuery, InsightTasks } from '@dwang/contracts';
import { addDays, centsToDecimal, type DayOfWork, dayOf, startOfWeek } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { HoursByDay, OpenTasks, type ProjectBudget, ProjectBudgets } from '@dwang/service-jobs';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** As many as a card can be worked through; one more tells that there are more. */
const MOST_TASKS = 51;
const EMPTY = { day: '', seconds: 0, cents: 0 };

/** Hours, budgets and open tasks, of what the caller may see. */
@Injectable()
export class WorkInsights {
  constructor(
    @Inject(HoursByDay) private readonly hours: HoursByDay,
    @Inject(ProjectBudgets) private readonly budgets: ProjectBudgets,
    @Inject(OpenTasks) private readonly openTasks: OpenTasks,
  ) {}

  async read(scope: Scope, { period, projectId }: z.output<typeof InsightsQuery>, now: Date): Promise<Insights> {
    const today = dayOf(now.getTime(), scope.timeZone);
    const from = startOfWeek(period === 'last-week' ? addDays(today, -7) : today, scope.weekStart);
    const to = period === 'last-week' ? today : addDays(from, 6);
    const all = await this.hours.days(scope, { from, to, projectId });
    const week = all.slice(0, 7);
    const budgets = await this.budgetsFor(scope, projectId);
    return {
      days: week.map(dayView),
      today: dayView(all.find(({ day }) => day === today) ?? { ...EMPTY, day: today }),
      week: sums(week),
      budgets: budgets.map(({ estimateCents, actualCents, projectId: id, name, progress }) => {
        return { projectId: id, name, estimate: centsToDecimal(estimateCents), actual: centsToDecimal(actualCents), progress };
      }),
      totals: {
        estimate: centsToDecimal(total(budgets.map(({ estimateCents }) => estimateCents))),
        actual: centsToDecimal(total(budgets.map(({ actualCents }) => actualCents))),
      },
    };
  }

  async tasks(scope: Scope): Promise<InsightTasks> {
    const items = await this.openTasks.of(scope, MOST_TASKS);
    return { items: items.slice(0, MOST_TASKS - 1), nextCursor: null, totals: { count: items.length } };
  }

  /** What a job is to cost is not a contractor's matter. */
  private async budgetsFor(scope: Scope, projectId: number | undefined): Promise<ProjectBudget[]> {
    if (scope.role === 'contractor') return [];
    const all = await this.budgets.of(scope);
    return projectId === undefined ? all : all.filter((budget) => budget.projectId === projectId);
  }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const dayView = ({ day, seconds, cents }: DayOfWork) => ({ day, seconds, amount: centsToDecimal(cents) });

const sums = (days: readonly DayOfWork[]) => ({
  seconds: total(days.map(({ seconds }) => seconds)),
  amount: centsToDecimal(total(days.map(({ cents }) => cents))),
});
