import { useAddPushSubscriptionMutation } from '@dwang/client';
import { useNavigate } from '@dwang/kit';
import { useEffect, useRef } from 'react';
import type { ToPage } from '../../offline/messages';
import { currentSubscription, takesPushFor } from './push-device';

/** Ties this browser's push messages to the session of this start; `userId` is null while nobody is surely signed in. */
function useRenewal(userId: number | null): void {
  const [add] = useAddPushSubscriptionMutation();
  useEffect(() => {
    if (userId === null || !takesPushFor(userId)) return;
    void currentSubscription().then((subscription) => subscription && add(subscription));
  }, [userId, add]);
}

/** Keeps push messages going while somebody is signed in, and opens what a pressed one is about without a reload of the page. */
export function usePush(userId: number | null): void {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  useRenewal(userId);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const onMessage = ({ data }: MessageEvent<ToPage | undefined>) => {
      if (data?.type === 'open') void latest.current(data.to);
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, []);
}
