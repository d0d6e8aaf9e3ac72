import { useGetPreferencesQuery } from '@dwang/client';
import { setWeekStart } from '@dwang/kit';
import { useEffect } from 'react';

/** Calendars of the shell and of every remote start the week as the person has chosen. */
export function useWeekStartOfPerson(): void {
  const { data } = useGetPreferencesQuery();
  const start = data?.weekStart ?? 1;
  useEffect(() => setWeekStart(start), [start]);
}
