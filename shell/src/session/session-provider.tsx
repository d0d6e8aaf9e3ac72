import {
  API_TAGS,
  api,
  clearDevice,
  clearForPerson,
  hasBrowserClosed,
  isSharedDevice,
  noteSharedDevice,
  readStoredUser,
  renameOldDrafts,
  sessionApi,
  storeUser,
  useDispatch,
} from '@dwang/client';
import type { User } from '@dwang/contracts';
import { DEFAULT_WEEK_START } from '@dwang/domain';
import { DraftOwner, WeekStartOfCompany } from '@dwang/kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { noteLeaving } from './leaving';
import { SessionContext } from './session-context';
import { useRefusedAt } from './session-lapse';
import type { Session, SessionState } from './session-state';
import { clearUnsentSignOut, hasUnsentSignOut, noteUnsentSignOut } from './unsent-sign-out';
import { useOtherTabs } from './use-other-tabs';
import { useOutboxOwner } from './use-outbox-owner';
import { useSessionCheck } from './use-session-check';
import { clearVerified, stampVerified } from './verified-at';

function firstState(): SessionState {
  // What is in the storage goes at once, the answers kept a moment later.
  if (hasBrowserClosed()) void clearDevice();
  const user = hasUnsentSignOut() ? null : readStoredUser();
  renameOldDrafts(user?.id ?? null);
  return { status: 'loading', user };
}

/** Holds who is signed in, for the whole page. Must stand inside the store's Provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(firstState);
  const [confirmedAt, setConfirmedAt] = useState(() => Date.now());
  const [callLogout] = sessionApi.useLogoutMutation();
  const dispatch = useDispatch();
  const refusedAt = useRefusedAt('AUTH.SIGNED_OUT');
  const heldAt = useRefusedAt('AUTH.SECOND_STEP_DEMANDED');
  const knownId = state.user?.id;

  const settle = useCallback((found: SessionState) => {
    if (found.status === 'signed-in' && found.isVerified) stampVerified();
    if (found.status === 'signed-out') clearVerified();
    setState((now) => (now.status === 'signed-in' && found.status === 'signed-out' ? { ...now, hasLapsed: true } : found));
  }, []);
  useEffect(() => {
    if (state.status !== 'loading') storeUser(state.user);
  }, [state]);
  useSessionCheck(state, settle);
  useOtherTabs(state.user, setState);
  useOutboxOwner(state.user, confirmedAt);

  const signIn = useCallback(
    async (user: User, isShared = isSharedDevice()) => {
      clearUnsentSignOut();
      await clearForPerson(user.id);
      noteSharedDevice(isShared);
      stampVerified();
      setConfirmedAt(Date.now());
      // The same person goes on after a lapse: answers are asked for again while what is on the screen stays.
      dispatch(user.id === knownId ? api.util.invalidateTags([...API_TAGS]) : api.util.resetApiState());
      setState({ status: 'signed-in', user, isVerified: true });
    },
    [dispatch, knownId],
  );

  const signOut = useCallback(async () => {
    await clearDevice();
    noteUnsentSignOut();
    setState({ status: 'signed-out', user: null, hasLeft: true });
    const call = callLogout();
    const done = call
      .unwrap()
      .then(clearUnsentSignOut)
      .catch(() => undefined)
      .then(() => void dispatch(api.util.resetApiState()));
    noteLeaving(() => call.abort(), done);
    await done;
  }, [callLogout, dispatch]);

  const session = useMemo<Session>(
    () => ({
      status: state.status,
      user: state.user,
      isVerified: state.status === 'signed-in' && state.isVerified,
      hasLeft: state.status === 'signed-out' && state.hasLeft,
      hasLapsed: state.status === 'signed-in' && (state.hasLapsed === true || refusedAt > confirmedAt),
      isHeld: state.status === 'signed-in' && heldAt > confirmedAt,
      signIn,
      signOut,
    }),
    [state, refusedAt, heldAt, confirmedAt, signIn, signOut],
  );
  return (
    <SessionContext.Provider value={session}>
      <DraftOwner value={state.user?.id ?? null}>
        <WeekStartOfCompany value={state.user?.company.weekStart ?? DEFAULT_WEEK_START}>{children}</WeekStartOfCompany>
      </DraftOwner>
    </SessionContext.Provider>
  );
}
