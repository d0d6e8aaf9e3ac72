import { serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { useUser } from '@dwang/shell-api';
import { useUrlFilters } from '../../../url/use-url-filters';
import type { ScheduleView } from './shown-days';

const wholeNumber = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** What the address bar says: the view, a day in it, and whose or which days. Anything unreadable falls back. */
export function useScheduleAddress() {
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const [{ view, date, person, project }, change] = useUrlFilters(['view', 'date', 'person', 'project']);
  const isDay = /^20\d\d-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return {
    today,
    view: (view === 'month' ? 'month' : 'week') as ScheduleView,
    date: isDay ? date : today,
    /** 0: nobody yet. */
    userId: wholeNumber(person),
    projectId: wholeNumber(project) || undefined,
    setView: (next: ScheduleView) => change({ view: next === 'week' ? null : next }, 'push'),
    setDate: (next: string) => change({ date: next === today ? null : next }),
    setPerson: (next: number | undefined) => change({ person: next === undefined ? null : String(next) }, 'push'),
    setProject: (next: number | undefined) => change({ project: next ? String(next) : null }, 'push'),
    reset: () => change({ person: null, project: null }, 'push'),
  };
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>;
