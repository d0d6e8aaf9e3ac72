import { randomUUID } from 'node:crypto';
import { LiveEvent } from '@dwang/contracts';
import { z } from 'zod';
import type { RedisLink } from '../redis/redis-link';
import { LiveBus, type LiveListener, type LiveMessage, LocalLiveBus } from './live-bus';
import { EVERY_TAG } from './live-tags';

const Sent = z.object({
  from: z.string(),
  message: z.object({
    companyId: z.number().int().nullable(),
    userId: z.number().int(),
    isPrivate: z.boolean(),
    event: LiveEvent,
  }),
});

/** Beyond so many that could not be sent, everybody is told to read all again. */
const MOST_UNSENT = 500;
/** Milliseconds over which processes spread their tabs' reading again. */
const SPREAD = 2000;

const READ_ALL: LiveMessage = {
  companyId: null,
  userId: 0,
  isPrivate: false,
  event: { type: 'changed', tags: [...EVERY_TAG] },
};

/**
 * Carries events to the tabs of all processes. Those of this process hear them at once, with Redis or without; what could not be sent goes
 * out when Redis is back. After a break, when others' events were missed, the tabs of this process read all again.
 */
export class SharedLiveBus extends LiveBus {
  private readonly here = new LocalLiveBus();
  private readonly process = randomUUID();
  private readonly channel: string;
  private unsent: LiveMessage[] = [];
  private readingAgain: NodeJS.Timeout | undefined;

  constructor(private readonly link: RedisLink) {
    super();
    this.channel = link.nameOf('live');
    link.listen(this.channel, { onMessage: (text) => this.arrived(text), onBack: (hasMissed) => this.back(hasMissed) });
  }

  publish(message: LiveMessage): void {
    this.here.publish(message);
    void this.send(message);
  }

  subscribe(listener: LiveListener): () => void {
    return this.here.subscribe(listener);
  }

  private async send(message: LiveMessage): Promise<void> {
    try {
      await this.link.send(this.channel, JSON.stringify({ from: this.process, message }));
    } catch {
      this.unsent.push(message);
      if (this.unsent.length > MOST_UNSENT) this.unsent = [READ_ALL];
    }
  }

  /** A newer process may send what this one does not know, and anybody could write to the channel. */
  private arrived(text: string): void {
    const sent = Sent.safeParse(parsed(text));
    if (sent.success && sent.data.from !== this.process) this.here.publish(sent.data.message);
  }

  private back(hasMissed: boolean): void {
    for (const message of this.unsent.splice(0)) void this.send(message);
    if (!hasMissed) return;
    this.readingAgain ??= setTimeout(() => {
      this.readingAgain = undefined;
      this.here.publish(READ_ALL);
    }, Math.random() * SPREAD).unref();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
