import { isApiError, useSelector } from '@dwang/client';
import type { ErrorCode } from '@dwang/contracts';

const SIGNED_OUT: ErrorCode = 'AUTH.SIGNED_OUT';

interface Asked {
  error?: unknown;
  startedTimeStamp?: number;
}

interface Answers {
  api: { queries: Record<string, Asked | undefined>; mutations: Record<string, Asked | undefined> };
}

const isSignedOut = ({ error }: Asked): boolean => isApiError(error) && error.status === 401 && error.code === SIGNED_OUT;

function latest(answers: Record<string, Asked | undefined>): number {
  let newest = 0;
  for (const asked of Object.values(answers)) {
    if (asked?.error && isSignedOut(asked)) newest = Math.max(newest, asked.startedTimeStamp ?? 0);
  }
  return newest;
}

/** When the newest request was sent that the server refused as signed out; 0 when there is none. */
export const useRefusedAt = (): number =>
  useSelector((state: Answers) => Math.max(latest(state.api.queries), latest(state.api.mutations)));
