import { lastOffset, readyOutbox, stampNow } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { TIMER_ACTIONS, TIMER_NOTIFICATION, type TimerNotice } from '../../offline/timer-notification';
import { useSession } from '../../session';
import { isNotifying, onNotifying } from './timer-notification-choice';

interface ActionOptions extends NotificationOptions {
  /** Buttons, where the browser has them: Chromium on Android and desktop. */
  actions?: readonly { action: string; title: string }[];
}

async function show(job: string, notice: TimerNotice): Promise<void> {
  await readyOutbox();
  const registration = await navigator.serviceWorker?.getRegistration();
  const options: ActionOptions = {
    tag: TIMER_NOTIFICATION,
    body: 'Time is on the clock.',
    icon: '/icons/icon-192.png',
    silent: true,
    requireInteraction: true,
    data: notice,
    actions: TIMER_ACTIONS,
  };
  await registration?.showNotification(`Timer running on ${job}`, options);
}

async function hide(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: TIMER_NOTIFICATION })) ?? []) shown.close();
}

const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

/** A notification that stays while time runs, with the buttons to stop and save or to pause; only for who has switched it on. */
export function useTimerNotification(timer: Timer | null): void {
  const isOn = useSyncExternalStore(onNotifying, isNotifying);
  const userId = useSession().user?.id ?? null;
  const uid = timer?.status === 'RUNNING' ? timer.uid : null;
  const isKnown = timer !== null;
  const job = timer?.projectName ?? 'General';
  useEffect(() => {
    if (!isKnown) return;
    if (isOn && uid !== null && userId !== null)
      quietly(show(job, { uid, userId, job, offset: lastOffset(), shown: stampNow() }));
    else quietly(hide());
  }, [isKnown, isOn, uid, userId, job]);
}
