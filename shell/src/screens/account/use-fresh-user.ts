import { sessionApi } from '@dwang/client';
import type { User } from '@dwang/contracts';
import { useCallback } from 'react';
import { useSession } from '../../session';

/** Asks again who is signed in, so that header and screens show what was just changed. */
export function useFreshUser(): () => Promise<User> {
  const { signIn } = useSession();
  const [ask] = sessionApi.useLazyGetUserQuery();
  return useCallback(async () => {
    const user = await ask().unwrap();
    await signIn(user);
    return user;
  }, [ask, signIn]);
}
