import { sessionApi } from '@dwang/client';
import { useCallback } from 'react';
import { useSession } from '../../session';

/** Asks again who is signed in, so that header and screens show what was just changed. */
export function useFreshUser(): () => Promise<void> {
  const { signIn } = useSession();
  const [ask] = sessionApi.useLazyGetUserQuery();
  return useCallback(async () => signIn(await ask().unwrap()), [ask, signIn]);
}
