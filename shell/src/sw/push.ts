import type { ToPage } from '../offline/messages';

declare const self: ServiceWorkerGlobalScope;

const TAG = 'dwang-notice-';

interface Message {
  id: number;
  title: string;
  message: string;
  to: string;
}

/** Browsers demand that every push message is shown, even one that cannot be read. */
function read(event: PushEvent): Message {
  const unread = { id: 0, title: 'New notification', message: 'Open the app to read it.', to: '/notifications' };
  try {
    return { ...unread, ...(event.data?.json() as Partial<Message>) };
  } catch {
    return unread;
  }
}

/** A page of ours goes there by itself, so that nothing typed in it is lost; without one a new page is opened. */
async function open(to: unknown): Promise<void> {
  const url = new URL(String(to), self.location.origin);
  const path = url.origin === self.location.origin ? url.pathname + url.search : '/notifications';
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  page.postMessage({ type: 'open', to: path } satisfies ToPage);
}

/** Shows push messages, and opens what they are about when pressed. */
export function showPushMessages(): void {
  self.addEventListener('push', (event) => {
    const { id, title, message, to } = read(event);
    const icon = '/icons/icon-192.png';
    event.waitUntil(
      self.registration.showNotification(title, { body: message, tag: `${TAG}${id}`, icon, badge: icon, data: { to } }),
    );
  });
  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    if (!notification.tag.startsWith(TAG)) return;
    notification.close();
    event.waitUntil(open((notification.data as { to?: unknown } | null)?.to ?? '/notifications'));
  });
}
