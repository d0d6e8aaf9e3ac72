import type { CreatePushSubscription } from '@dwang/contracts';

/** Whose push messages this browser takes. Cleared at sign-out like all that is a person's own: the next one switches it on anew. */
const KEY = 'dwang-push';

export const takesPushFor = (userId: number): boolean => {
  try {
    return localStorage.getItem(KEY) === String(userId);
  } catch {
    return false;
  }
};

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Of this browser's subscription, or null when there is none. */
export async function currentSubscription(): Promise<CreatePushSubscription | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription ? (subscription.toJSON() as CreatePushSubscription) : null;
}

/** Asks the person for permission and the browser for an address; null when either refuses. `key` is the server's VAPID key. */
export async function subscribeHere(userId: number, key: string): Promise<CreatePushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await worker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration?.pushManager.subscribe(options).catch(() => undefined);
  if (!subscription) return null;
  localStorage.setItem(KEY, String(userId));
  return subscription.toJSON() as CreatePushSubscription;
}

/** Gives the browser's address up; answers which one it was. */
export async function unsubscribeHere(): Promise<string | null> {
  localStorage.removeItem(KEY);
  const subscription = await (await worker())?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
  return subscription?.endpoint ?? null;
}
