import type { Project } from '@dwang/contracts';
import { useState } from 'react';
import { useGetProjectQuery } from '../endpoints/projects';
import { useFoundJobs } from './use-found-jobs';

/** How many are offered at once; the others are found by typing. */
const OFFERED = 50;

/** Stands for the name of a job that is chosen and cannot be read just now. */
const UNREAD = 'Chosen job (could not be read)';

const choiceOf = ({ id, name, clientName }: Project) => ({ value: id, label: clientName ? `${name} · ${clientName}` : name });

/**
 * Jobs to choose from, found on the server by what is typed, the latest used first; the General project is no choice. `known` names the
 * chosen one when it is not among those found. `search` goes into the kit's `SearchSelect` as it is; `jobs` are the rows found,
 * `chosen` is the chosen one's (the General project's for none) once it is known.
 */
export function useJobChoices(chosen: number | null | undefined) {
  const [q, onSearch] = useState('');
  const { items: jobs, isFetching: loading } = useFoundJobs({ q, limit: OFFERED, sort: '-lastActivityAt' });
  const isOffered = jobs?.some(({ id }) => id === chosen) ?? true;
  const { data: own, isFetching } = useGetProjectQuery(chosen ?? 0, { skip: !chosen || isOffered });
  const row = own && !isOffered ? own : jobs?.find((job) => (chosen ? job.id === chosen : job.isGeneral));
  const unread = chosen && !row && !loading && !isFetching ? { value: chosen, label: UNREAD } : null;
  const choices = (jobs ?? []).filter(({ isGeneral }) => !isGeneral).map(choiceOf);
  return {
    jobs: jobs ?? [],
    chosen: row,
    search: { choices, known: own && !isOffered ? choiceOf(own) : unread, loading, onSearch },
  };
}
