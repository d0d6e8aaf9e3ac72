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

function offer(waiting: ServiceWorker): void {
  const takeOver: ToWorker = { type: 'take-over' };
  showToast({
    tone: 'info',
    title: 'New version',
    description: 'Dwang has been updated. What you have typed is kept.',
    seconds: 0,
    action: {
      label: 'Reload',
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', reloadOnce, { once: true });
        waiting.postMessage(takeOver);
      },
    },
  });
}

/** When a new version comes while this tab is open, says so and leaves the moment to the person. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
}
