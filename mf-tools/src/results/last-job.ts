import { useSearchParams } from '@dwang/kit';

const KEY = 'dwang-tools-last-job';

/** The job of the address, `projectId=5`, else the one that this device kept a result with last; 0 for none. */
export function useFirstJob(): number {
  const [search] = useSearchParams();
  return idOf(search.get('projectId')) || lastJob();
}

function lastJob(): number {
  try {
    return idOf(localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

/** Offers this job next time, until sign-out. */
export function noteJob(projectId: number): void {
  try {
    localStorage.setItem(KEY, String(projectId));
  } catch {
    // Without storage the job is chosen again.
  }
}

const idOf = (text: string | null): number => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
