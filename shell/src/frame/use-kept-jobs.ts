import { type DwangStore, projectsApi, RECENT_JOBS, useStore, whenSettled } from '@dwang/client';
import { useEffect } from 'react';
import { useSession } from '../session';

/**
 * Reads the jobs worked on last once the first screen stands, whichever it is: the service worker keeps the answer, so that a job can be
 * chosen without a network (`useFoundJobs`) also on a device that has only seen the tools.
 */
export function useKeptJobs(): void {
  const { user, isVerified } = useSession();
  const store = useStore() as DwangStore;
  const userId = user && isVerified ? user.id : null;
  useEffect(() => {
    if (userId === null) return undefined;
    const { initiate } = projectsApi.endpoints.listProjects;
    return whenSettled(() => void store.dispatch(initiate(RECENT_JOBS, { subscribe: false })));
  }, [userId, store]);
}
