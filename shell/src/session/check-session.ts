import { isApiError } from '@dwang/client';
import type { AuthStatus, User } from '@dwang/contracts';
import type { SessionState } from './session-state';

/** The calls that a check makes; each throws what RTK Query's `unwrap()` throws. */
export interface SessionCalls {
  status(): Promise<AuthStatus>;
  user(): Promise<User>;
}

const SIGNED_OUT: SessionState = { status: 'signed-out', user: null, hasLeft: false };

/** No network, a proxy's or server's fault, or too many requests: nothing that says who is signed in. */
const saysNothing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status === 401;

/** Asks the server who is signed in. A person kept on this device is never signed out for lack of an answer. */
export async function checkSession(kept: User | null, calls: SessionCalls): Promise<SessionState> {
  try {
    const { authenticated } = await calls.status();
    return authenticated ? await findUser(kept, calls) : SIGNED_OUT;
  } catch (error) {
    if (isRefusal(error)) return SIGNED_OUT;
    if (kept) return { status: 'signed-in', user: kept, isVerified: false };
    return isApiError(error) && error.status === 0 ? SIGNED_OUT : { status: 'failed', user: null };
  }
}

async function findUser(kept: User | null, calls: SessionCalls): Promise<SessionState> {
  try {
    const user = await calls.user();
    return user?.username ? { status: 'signed-in', user, isVerified: true } : { status: 'user-missing', user: null };
  } catch (error) {
    if (isRefusal(error)) return SIGNED_OUT;
    if (kept && saysNothing(error)) return { status: 'signed-in', user: kept, isVerified: true };
    return { status: 'user-missing', user: null };
  }
}
