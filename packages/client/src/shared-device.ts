/** Whether whoever signed in here last said that others use this device too. It outlives sign-out: such a device stays one. */
export const SHARED_KEY = 'dwang-shared-device';
const COOKIE = 'dwang-browser';

const cookieName = (): string => (window.location.protocol === 'https:' ? `__Host-${COOKIE}` : COOKIE);

export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(SHARED_KEY) === '1';
  } catch {
    return false;
  }
}

/** Noted at sign-in, with a cookie that goes as the session's does: when the browser is closed. */
export function noteSharedDevice(isShared: boolean): void {
  if (isShared) {
    localStorage.setItem(SHARED_KEY, '1');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot make one that goes with the browser everywhere
    document.cookie = `${cookieName()}=1; Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  } else localStorage.removeItem(SHARED_KEY);
}

/** On a shared device: the browser was closed since the sign-in, so whoever opens it now may be another. */
export const hasBrowserClosed = (): boolean =>
  isSharedDevice() && !document.cookie.split('; ').some((part) => part === `${cookieName()}=1`);
