import { sessionApi } from '@dwang/client';
import { useEffect, useRef } from 'react';
import { checkSession } from './check-session';
import { noteLeaving } from './leaving';
import type { SessionState } from './session-state';
import { clearUnsentSignOut, hasUnsentSignOut } from './unsent-sign-out';

/** A person kept on this device waits no longer than this for the server before work goes on unverified. */
const PATIENCE = 3000;

/**
 * Checks the session once on load, and again when the network is back after an unverified start or a sign-out that was never sent. With the network off, or an answer that
 * does not come, the person kept on this device carries on at once; a later answer still counts.
 */
export function useSessionCheck(state: SessionState, settle: (found: SessionState) => void): void {
  const [askStatus] = sessionApi.useLazyGetAuthStatusQuery();
  const [askUser] = sessionApi.useLazyGetUserQuery();
  const [callLogout] = sessionApi.useLogoutMutation();
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    let isCurrent = true;
    const kept = latest.current.user;
    const carryOn = () => {
      if (isCurrent && kept && latest.current.status === 'loading')
        settle({ status: 'signed-in', user: kept, isVerified: false });
    };
    const check = async () => {
      if (hasUnsentSignOut()) {
        const call = callLogout();
        const paid = call.unwrap().then(clearUnsentSignOut, () => undefined);
        noteLeaving(() => call.abort(), paid);
        await paid;
      }
      const found: SessionState = hasUnsentSignOut()
        ? { status: 'signed-out', user: null, hasLeft: true }
        : await checkSession(kept, { status: () => askStatus().unwrap(), user: () => askUser().unwrap() });
      if (isCurrent && isOpen(latest.current)) settle(found);
    };
    const onOnline = () => {
      const isUnverified = latest.current.status === 'signed-in' && !latest.current.isVerified;
      if (isUnverified || hasUnsentSignOut()) void check();
    };
    const patience = setTimeout(carryOn, navigator.onLine ? PATIENCE : 0);
    void check();
    window.addEventListener('online', onOnline);
    return () => {
      isCurrent = false;
      clearTimeout(patience);
      window.removeEventListener('online', onOnline);
    };
  }, [askStatus, askUser, callLogout, settle]);
}

/** An answer that comes after the person has signed in or out by hand no longer counts. */
const isOpen = (state: SessionState): boolean =>
  state.status === 'loading' || (state.status === 'signed-in' && !state.isVerified);
