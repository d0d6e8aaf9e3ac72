import { isApiError, useGetProjectQuery } from '@dwang/client';
import { toProjectQuery } from './project-list-query';
import { useProjectPagesInfiniteQuery } from './project-pages.api';

/** The list that /jobs opens with: what a device is most likely to hold. */
const OPENING = toProjectQuery({ q: '', status: 'active', sort: '-lastActivityAt', clientId: undefined, from: '', to: '' });

/** One job. Where the server does not answer and the job was never opened on this device, it is what the list of jobs last showed. */
export function useJob(id: number) {
  const { data, error, isFetching, refetch } = useGetProjectQuery(id);
  const isGone = isApiError(error) && error.status === 404;
  const isLost = error !== undefined && !isGone && !data;
  const list = useProjectPagesInfiniteQuery(OPENING, { skip: !isLost });
  const listed = isLost ? list.data?.pages.flatMap(({ items }) => items).find((job) => job.id === id) : undefined;
  const isLooking = isLost && !listed && list.isLoading;
  return { job: data ?? listed, error: isLooking ? undefined : error, isGone, isFetching, refetch };
}
