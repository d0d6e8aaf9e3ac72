import type { AdminDashboard } from '@dwang/contracts';
import { addDays } from '@dwang/domain';
import type { DailyFigures } from './daily-figures.entity';

type Figures = Pick<DailyFigures, 'day' | 'activeUsers' | 'sessions' | 'usedMinutes' | 'projects'>;

/** Days that make a month where one month is held against the one before. */
export const MONTH_DAYS = 30;
/** So many calendar months are drawn. */
export const CHART_MONTHS = 6;

/** Whole percent by which `now` is more than `before`; null where there is nothing to compare with. */
function growth(now: number, before: number | null): number | null {
  return before === null || before === 0 ? null : Math.round(((now - before) / before) * 100) + 0;
}

/** The four figures and how they have grown. `days` may come in any order, and hold the running day. */
export function statsOf(days: readonly Figures[], today: Figures): AdminDashboard['stats'] {
  const from = (count: number) => addDays(today.day, -count);
  const last = days.filter(({ day }) => day >= from(MONTH_DAYS) && day < today.day);
  const earlier = days.filter(({ day }) => day >= from(2 * MONTH_DAYS) && day < from(MONTH_DAYS));
  const full = last.length > 0 ? last : [today];
  const monthAgo = latest(days.filter(({ day }) => day >= from(2 * MONTH_DAYS) && day <= from(MONTH_DAYS)));
  return {
    activeUsers: today.activeUsers,
    dailySessions: Math.round(perDay(full) ?? 0),
    avgUsageTime: Math.round(minutes(full) ?? 0),
    totalProjects: today.projects,
    userGrowth: growth(today.activeUsers, monthAgo?.activeUsers ?? null),
    sessionGrowth: growth(perDay(full) ?? 0, perDay(earlier)),
    projectGrowth: growth(today.projects, monthAgo?.projects ?? null),
    timeGrowth: growth(minutes(full) ?? 0, minutes(earlier)),
  };
}

/**
 * By calendar month, the oldest first; months without a day are left out. The running month ends with today, so it shows what the cards
 * above the chart show: one figure, not two means of nearly the same days.
 */
export function chartOf(days: readonly Figures[], today: Figures): AdminDashboard['chartData'] {
  const { activeUsers, dailySessions } = statsOf(days, today);
  const months = new Map<string, Figures[]>();
  for (const one of days) months.set(one.day.slice(0, 7), [...(months.get(one.day.slice(0, 7)) ?? []), one]);
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(-CHART_MONTHS)
    .map(([month, own]) => {
      if (month === today.day.slice(0, 7)) return { month, users: activeUsers, sessions: dailySessions };
      return { month, users: latest(own)?.activeUsers ?? 0, sessions: Math.round(perDay(own) ?? 0) };
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const perDay = (days: readonly Figures[]): number | null =>
  days.length === 0 ? null : sum(days.map(({ sessions }) => sessions)) / days.length;
const latest = (days: readonly Figures[]): Figures | null =>
  days.reduce<Figures | null>((found, one) => (!found || one.day > found.day ? one : found), null);

function minutes(days: readonly Figures[]): number | null {
  const sessions = sum(days.map((one) => one.sessions));
  return sessions === 0 ? null : sum(days.map(({ usedMinutes }) => usedMinutes)) / sessions;
}
