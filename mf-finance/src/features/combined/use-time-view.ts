import { useSearchParams } from '@dwang/kit';

/** Timesheets as a list or a month, with what is searched and which day is shown: all of it in the address. */
export function useTimeView() {
  const [params, setParams] = useSearchParams();
  const show = (entries: Record<string, string>, replace = true) =>
    setParams({ tab: 'timesheets', ...Object.fromEntries(Object.entries(entries).filter(([, value]) => value)) }, { replace });
  const day = params.get('day') ?? '';
  const isDay = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    view: params.get('view') === 'calendar' ? ('calendar' as const) : ('list' as const),
    q: params.get('q') ?? '',
    /** Undefined for today. */
    day: isDay ? day : undefined,
    search: (q: string) => show({ q }),
    setView: (view: 'list' | 'calendar') => show({ view: view === 'list' ? '' : view }, false),
    setDay: (next: string) => show({ view: 'calendar', day: next }),
  };
}
