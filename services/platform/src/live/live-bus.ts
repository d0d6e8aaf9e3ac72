import type { LiveEvent } from '@dwang/contracts';

/** An event and who may hear it. */
export interface LiveMessage {
  /** Null: all who are signed in, of every company. */
  companyId: number | null;
  /** Who made the change, or whom a notification is for. */
  userId: number;
  /** True: only for `userId`. False: for the whole company, but for contractors only what they did themselves. */
  isPrivate: boolean;
  event: LiveEvent;
}

export type LiveListener = (message: LiveMessage) => void;

/** Carries live events from the process that wrote to those that hold open streams. Nothing is kept: who is not there misses it. */
export abstract class LiveBus {
  abstract publish(message: LiveMessage): void;
  /** Answers how to stop listening. */
  abstract subscribe(listener: LiveListener): () => void;
}

/** For one process, or for tabs that are content with the events of the process that they are connected to. */
export class LocalLiveBus extends LiveBus {
  private readonly listeners = new Set<LiveListener>();

  publish(message: LiveMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  subscribe(listener: LiveListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
