import { openOutbox } from '@dwang/client/outbox';

declare const self: ServiceWorkerGlobalScope;

/** Fired by the browser when the network is back, even when no page is open. Only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

const TAG = 'dwang-outbox';

/** Sends the signed-in user's unsent work. Rejects when the server could not be reached, so that the browser wakes us again. */
async function sendUnsent(): Promise<void> {
  const outbox = await openOutbox();
  try {
    const userId = await outbox.user();
    if (userId === null) return;
    const { end } = await outbox.drain(userId);
    if (end === 'unreachable') throw new Error('The server could not be reached');
  } finally {
    outbox.close();
  }
}

/** With pages closed, the worker sends what they have left. */
export function sendUnsentOnSync(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === TAG) (event as SyncEvent).waitUntil(sendUnsent());
  });
}
