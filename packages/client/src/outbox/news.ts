import type { QueuedWrite } from './queued-write';

/** What changed in the outbox, told to every tab and the worker. */
export type OutboxNews =
  | { type: 'changed' }
  | { type: 'sent'; write: Pick<QueuedWrite, 'id' | 'userId' | 'kind' | 'operation' | 'uid' | 'tags'>; answer: unknown };

export interface News {
  tell(news: OutboxNews): void;
  /** Hears what this tab and all others tell; returns the way to stop. */
  hear(listener: (news: OutboxNews) => void): () => void;
  close(): void;
}

/** News over a BroadcastChannel, or within this tab only where there is none. */
export function openNews(name: string): News {
  const listeners = new Set<(news: OutboxNews) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const hearAll = (news: OutboxNews) => {
    for (const listener of [...listeners]) listener(news);
  };
  if (channel) channel.onmessage = ({ data }) => hearAll(data as OutboxNews);
  return {
    tell(news) {
      hearAll(news);
      try {
        channel?.postMessage(news);
      } catch {
        // A closed channel: this tab is going away.
      }
    },
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}
