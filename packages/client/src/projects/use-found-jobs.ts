import type { Project, ProjectListQuery } from '@dwang/contracts';
import { fold } from '@dwang/domain';
import { useMemo } from 'react';
import { useListProjectsQuery } from '../endpoints/projects';
import { RECENT_JOBS } from '../timer/timer-moves';

function fits({ name, clientName }: Project, q: string): boolean {
  const text = fold(`${name} ${clientName ?? ''}`);
  return fold(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * Jobs as the server finds them by `query.q`. While it does not answer, those of the jobs worked on last that fit the words, so that one
 * can still be chosen without a network; `items` is undefined until either is known.
 */
export function useFoundJobs(query: ProjectListQuery, { skip = false } = {}) {
  const asked = useListProjectsQuery(query, { skip });
  const isLost = asked.isError;
  const { data: kept, isFetching } = useListProjectsQuery(RECENT_JOBS, { skip: !isLost });
  const found = asked.currentData ?? asked.data;
  const items = useMemo(
    () => (isLost ? kept?.items.filter((job) => fits(job, query.q ?? '')) : found?.items),
    [isLost, kept, found, query.q],
  );
  return { items, isFetching: asked.isFetching || isFetching, error: items ? undefined : asked.error, refetch: asked.refetch };
}
