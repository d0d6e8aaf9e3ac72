import type { ApiError } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { useListUnbilledEntriesQuery } from '../../../api/invoices';

export interface UnbilledHours {
  entries: TimeEntry[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: TimeEntry[] = [];

/**
 * The job's hours that no live invoice holds, and those that this draft holds itself (`own`), oldest first. Asked anew for every form: what
 * was billed a minute ago must not be offered again.
 */
export function useUnbilledHours(projectId: number | undefined, own: readonly TimeEntry[] = NONE): UnbilledHours {
  const { currentData, isFetching, error, refetch } = useListUnbilledEntriesQuery(projectId ?? 0, {
    skip: projectId === undefined,
    refetchOnMountOrArgChange: true,
  });
  return {
    entries: together(own, currentData ?? NONE),
    isLoading: isFetching && !currentData,
    error: currentData ? null : (error as ApiError | undefined),
    retry: () => void refetch(),
  };
}

function together(own: readonly TimeEntry[], unbilled: TimeEntry[]): TimeEntry[] {
  if (own.length === 0) return unbilled;
  const known = new Set(own.map(({ id }) => id));
  const all = [...own, ...unbilled.filter(({ id }) => !known.has(id))];
  return all.sort((one, other) => one.startTime.localeCompare(other.startTime) || one.id - other.id);
}
