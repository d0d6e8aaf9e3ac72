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

/** The job's hours that no live invoice holds. Asked anew for every form: what was billed a minute ago must not be offered again. */
export function useUnbilledHours(projectId: number | undefined): UnbilledHours {
  const { currentData, isFetching, error, refetch } = useListUnbilledEntriesQuery(projectId ?? 0, {
    skip: projectId === undefined,
    refetchOnMountOrArgChange: true,
  });
  return {
    entries: currentData ?? NONE,
    isLoading: isFetching && !currentData,
    error: currentData ? null : (error as ApiError | undefined),
    retry: () => void refetch(),
  };
}
