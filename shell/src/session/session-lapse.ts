import { isApiError, useSelector } from '@dwang/client';
import type { ErrorCode } from '@dwang/contracts';

interface Asked {
  error?: unknown;
  startedTimeStamp?: number;
}

interface Answers {
  api: { queries: Record<string, Asked | undefined>; mutations: Record<string, Asked | undefined> };
}

function latest(answers: Record<string, Asked | undefined>, code: ErrorCode): number {
  let newest = 0;
  for (const asked of Object.values(answers)) {
    if (isApiError(asked?.error) && asked.error.code === code) newest = Math.max(newest, asked.startedTimeStamp ?? 0);
  }
  return newest;
}

/** When the newest request was sent that the server refused with this code; 0 when there is none. */
export const useRefusedAt = (code: ErrorCode): number =>
  useSelector((state: Answers) => Math.max(latest(state.api.queries, code), latest(state.api.mutations, code)));
