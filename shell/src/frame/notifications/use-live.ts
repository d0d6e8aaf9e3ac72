import { type LiveNotification, useLiveEvents } from '@dwang/client';
import { showToast, useNavigate } from '@dwang/kit';
import { useSession } from '../../session';
import { usePush } from './use-push';

const SHOWN_SECONDS = 8;

/** Keeps the app in step with the server while somebody is signed in, and shows a toast when a notification comes. */
export function useLive(): void {
  const { user, isVerified, hasLapsed } = useSession();
  const navigate = useNavigate();
  const onNotification = ({ tone, title, message, to }: LiveNotification) => {
    if (document.visibilityState === 'hidden') return;
    const action = { label: 'Open', run: () => void navigate(to) };
    showToast({ tone, title, description: message, seconds: SHOWN_SECONDS, action });
  };
  const userId = user && isVerified && !hasLapsed ? user.id : null;
  useLiveEvents(userId, onNotification);
  usePush(userId);
}
