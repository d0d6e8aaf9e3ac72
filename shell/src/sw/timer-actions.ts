import { moveWrite, openOutbox, saveWrite } from '@dwang/client/outbox';
import { TIMER_NOTIFICATION, type TimerNotice } from '../offline/timer-notification';

declare const self: ServiceWorkerGlobalScope;

const instantOf = ({ offset }: TimerNotice): string => new Date(Date.now() + offset).toISOString();

function writeFor(action: string, notice: TimerNotice) {
  const { uid, job, shown } = notice;
  const stamps = { at: instantOf(notice), ...(shown.clock ? { clock: shown.clock } : {}) };
  if (action === 'save') return saveWrite({ uid, ...stamps }, null, `Time entry on ${job}`);
  return moveWrite({ type: 'move', move: 'pause', uid, ...stamps }, `Timer paused on ${job}`);
}

/** The device's clock was set back since the notification was shown: only the page knows how much time has passed. */
const isSetBack = (notice: TimerNotice): boolean => instantOf(notice) < notice.shown.at;

/** Keeps the event in the outbox and sends it; without a network it waits there like any other. */
async function act(action: string, notice: TimerNotice): Promise<void> {
  const outbox = await openOutbox();
  try {
    if ((await outbox.user()) !== notice.userId) return;
    await outbox.keep(notice.userId, writeFor(action, notice));
    await outbox.drain(notice.userId);
  } finally {
    outbox.close();
  }
}

async function openApp(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page) await page.focus();
  else await self.clients.openWindow('/');
}

/** Stop and save, or pause, from the notification of a running timer. */
export function actOnTimerNotification(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    if (notification.tag !== TIMER_NOTIFICATION) return;
    notification.close();
    const notice = notification.data as TimerNotice;
    event.waitUntil(action && !isSetBack(notice) ? act(action, notice) : openApp());
  });
}
