import { closeOutbox } from '@dwang/client';

const DATABASE = 'dwang-outbox';

/**
 * Gives the test a browser that keeps unsent work, empty at each call, with the network on or off. Call it before the screen is drawn;
 * without it writes go straight to `fakeApi`.
 */
export async function freshOutbox(network: 'on' | 'off' = 'on'): Promise<void> {
  await import('./indexed-db');
  await closeOutbox();
  await new Promise((resolve, reject) => {
    const gone = indexedDB.deleteDatabase(DATABASE);
    gone.onsuccess = resolve;
    gone.onerror = reject;
  });
  setNetwork(network);
}

/** Takes the network away or gives it back, and tells the page so. Handlers of `fakeApi` then answer `NO_NETWORK` themselves. */
export function setNetwork(network: 'on' | 'off'): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: network === 'on' });
  window.dispatchEvent(new Event(network === 'on' ? 'online' : 'offline'));
}
