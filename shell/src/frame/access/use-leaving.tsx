import { forgetDrafts, hasDrafts, isSharedDevice, useUnsentCount } from '@dwang/client';
import { useState } from 'react';
import { lateDialog } from '../../late';
import { useSession } from '../../session';

const SignOutDialog = lateDialog('The question before signing out', () => import('./sign-out-dialog'));

interface Leaving {
  /** Signs out instead of the session's own way; the account menu tells how it went. */
  run?: () => unknown;
  /** False where the server lets nothing in any more. */
  canSend?: boolean;
}

/**
 * The one way to sign out by hand: what waits here is asked about first, and on a device that others use too also what was begun in forms.
 * Draw `question` where `leave` is called.
 */
export function useLeaving({ run, canSend = true }: Leaving = {}) {
  const { user, signOut } = useSession();
  const unsent = useUnsentCount();
  const [isAsking, setAsking] = useState(false);
  const go = () => {
    setAsking(false);
    void (run ?? signOut)();
  };
  const leave = () => {
    if (!user) return;
    const isShared = isSharedDevice();
    if (unsent > 0 || (isShared && hasDrafts(user.id))) {
      setAsking(true);
      return;
    }
    if (isShared) forgetDrafts(user.id);
    go();
  };
  const close = () => setAsking(false);
  const question = isAsking && user && (
    <SignOutDialog user={user} canSend={canSend} onClose={close} onLeave={go} onMissing={close} />
  );
  return { leave, question };
}
