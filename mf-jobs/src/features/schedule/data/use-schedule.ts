import { errorText } from '@dwang/client';
import type { SiteDay, SiteDayOutlook } from '@dwang/contracts';
import { isWeekend } from '@dwang/domain/holidays';
import { useWeekStart } from '@dwang/kit';
import { useMemo } from 'react';
import { useSiteDaysQuery, useSiteOutlookQuery, useSitePeopleQuery } from './schedule.api';
import { shownDays } from './shown-days';
import { useHolidays } from './use-holidays';
import type { ScheduleAddress } from './use-schedule-address';

/** A line of the board: somebody, or nobody yet (`id` null). */
export interface BoardPerson {
  id: number | null;
  name: string;
}

const NOBODY: BoardPerson = { id: null, name: 'Nobody yet' };

const byTime = (one: SiteDay, other: SiteDay): number =>
  (one.startTime ?? '').localeCompare(other.startTime ?? '') || one.id - other.id;

/** The booked days that the address names, with their weather, the people who may be booked, and the days' holidays. */
export function useSchedule({ view, date, userId, projectId, today }: ScheduleAddress) {
  const weekStart = useWeekStart();
  const days = useMemo(() => shownDays(view, date, weekStart), [view, date, weekStart]);
  const [from = date, to = date] = [days.at(0), days.at(-1)];
  const { region, holiday } = useHolidays();
  const filters = projectId ? { projectId } : {};
  const list = useSiteDaysQuery({ from, to, ...filters, ...(userId === undefined ? {} : { userId }) });
  const outlook = useSiteOutlookQuery({ from, to, ...filters }, { skip: to < today });
  const team = useSitePeopleQuery();
  const items = list.currentData?.items;
  const people = useMemo(
    () => peopleOf(team.data?.items ?? [], items ?? []).filter(({ id }) => userId === undefined || (id ?? 0) === userId),
    [team.data, items, userId],
  );
  const weather = useMemo(() => new Map((outlook.data?.items ?? []).map((one) => [one.siteDayId, one])), [outlook.data]);
  const sorted = useMemo(() => items?.toSorted(byTime), [items]);
  return {
    days: days.map((day) => ({ day, holiday: holiday(day), isFree: isWeekend(day), isToday: day === today })),
    today,
    region,
    people,
    /** The lines of the board are not known yet. */
    isTeamLoading: team.isLoading,
    team: team.data?.items ?? [],
    /** Undefined until they are known. */
    items: sorted,
    isWhole: list.currentData?.isWhole ?? true,
    at: (day: string, person?: number | null): SiteDay[] =>
      (sorted ?? []).filter((one) => one.day === day && (person === undefined || one.userId === person)),
    /** The weather of a day as it now lies, not of one that has just been moved away. */
    outlookOf: ({ id, day }: SiteDay): SiteDayOutlook | undefined => {
      const found = weather.get(id);
      return found?.day === day ? found : undefined;
    },
    isSimulated: [...weather.values()].some((one) => one.isSimulated),
    attribution: outlook.data?.attribution ?? null,
    error: list.error && !items ? errorText(list.error, 'Please try again.') : null,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
  };
}

export type Schedule = ReturnType<typeof useSchedule>;

/** The team, then those who have left it but are still booked, then nobody. */
function peopleOf(team: readonly { id: number; name: string }[], items: readonly SiteDay[]): BoardPerson[] {
  const known = new Map<number | null, BoardPerson>(team.map(({ id, name }) => [id, { id, name }]));
  for (const { userId, userName } of items) {
    if (userId !== null && !known.has(userId)) known.set(userId, { id: userId, name: userName || 'Left the team' });
  }
  return [...known.values(), NOBODY];
}
