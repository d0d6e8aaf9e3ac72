import { showToast } from '@dwang/kit';
import type { ToWorker } from './messages';

/** Asked for anew when a tab has been open this long, in milliseconds: a phone keeps Dwang open for days. */
const LOOK_AGAIN = 3_600_000;

let hasReloaded = false;

/** The page is loaded anew once, when the new worker has taken over; drafts and unsent work are on this device. */
function reloadOnce(): void {
  if (hasReloaded) return;
  hasReloaded = true;
  window.location.reload();
}

/** Another tab may have called the new worker in meanwhile: then the new version is only a reload away. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const message: ToWorker = { type: 'take-over' };
  if (waiting) navigator.serviceWorker.addEventListener('controllerchange', reloadOnce, { once: true });
  else reloadOnce();
  waiting?.postMessage(message);
}

let withdraw: () => void = () => undefined;

/** One offer, however many versions have come since: the newest is meant. */
function offer(registration: ServiceWorkerRegistration): void {
  withdraw();
  withdraw = showToast({
    tone: 'info',
    title: 'New version',
    description: 'The app has been updated. What you have typed is kept.',
    seconds: 0,
    action: { label: 'Reload', run: () => takeOver(registration) },
  });
}

/** When a new version comes while this tab is open, says so and leaves the moment to the person. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(registration);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
}
