import { serverNow } from '@dwang/client';
import { addDays, dayOf, startOfMonth, startOfWeek } from '@dwang/domain';
import { useWeekStart } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useUrlFilters } from '../../url/use-url-filters';

const VIEWS = ['list', 'week', 'calendar', 'charts'] as const;
export type TimeView = (typeof VIEWS)[number];

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Which view the address bar says, and of which week, month and person. What cannot be read falls back to the present. */
export function useTimeAddress() {
  const user = useUser();
  const today = dayOf(serverNow(), user.company.timeZone);
  const [{ view, week, month, person }, change] = useUrlFilters(['view', 'week', 'month', 'person']);
  const weekStart = useWeekStart();
  const thisWeek = startOfWeek(today, weekStart);
  const thisMonth = today.slice(0, 7);
  const shownMonth = isDay(`${month}-01`) ? month : thisMonth;
  const setMonth = (next: string) => change({ month: next === thisMonth ? null : next });
  return {
    today,
    view: VIEWS.find((one) => one === view) ?? 'list',
    /** A day of it; a week that was handed in when weeks began on another day is known by its own first day. */
    week: isDay(week) ? week : thisWeek,
    /** `YYYY-MM`. */
    month: shownMonth,
    /** Whose time, where one person's is shown: oneself unless the owner chose somebody. */
    userId: user.role === 'owner' && /^[1-9]\d{0,14}$/.test(person) ? Number(person) : user.id,
    setView: (next: TimeView) => change({ view: next === 'list' ? null : next }, 'push'),
    /** The week that holds the day. */
    setWeek: (day: string) => {
      const next = startOfWeek(day, weekStart);
      change({ week: next === thisWeek ? null : next });
    },
    setMonth,
    stepMonth: (by: 1 | -1) => setMonth(addDays(startOfMonth(`${shownMonth}-15`), by === 1 ? 31 : -1).slice(0, 7)),
    setPerson: (next: number) => change({ person: next === user.id ? null : String(next) }, 'push'),
  };
}

export type TimeAddress = ReturnType<typeof useTimeAddress>;
