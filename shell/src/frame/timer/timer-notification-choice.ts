const KEY = 'dwang-timer-notification';
const listeners = new Set<() => void>();

const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Whether this device shows a notification while the timer runs. */
export function isNotifying(): boolean {
  return canNotify() && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on';
}

export function onNotifying(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Switches it on or off; the browser asks the person first. Answers whether it is as wanted. */
export async function setNotifying(isWanted: boolean): Promise<boolean> {
  const isAllowed = !isWanted || (canNotify() && (await Notification.requestPermission()) === 'granted');
  if (isAllowed && isWanted) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
  return isAllowed;
}
