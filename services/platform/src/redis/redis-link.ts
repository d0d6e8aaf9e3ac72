import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env/env.schema';
import type { Log } from '../logs/log';
import { type RedisClient, redisClient, redisPrefix } from './redis-client';

/** Milliseconds that a request waits for Redis, and that the start waits for the first connection. */
const LATE_AFTER = 300;
const START_WAIT = 2000;
const STOP_WAIT = 1000;

/** Redis does not answer now: do without it. */
export class RedisAway extends Error {
  constructor() {
    super('Redis does not answer');
  }
}

interface Channel {
  onMessage(text: string): void;
  /** Messages can be sent again. `hasMissed`: others may have been sent meanwhile that never came here. */
  onBack(hasMissed: boolean): void;
}

export type RedisEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & { REDIS_URL: string };

/**
 * The connection to Redis (6 or later, or Valkey) through which the processes of one installation hear of each other. Nothing may depend on
 * it: who asks gets `RedisAway` at once while it is not there, within 300 ms when it is slow, and goes on alone.
 */
export class RedisLink {
  /** How often it was asked in vain. */
  missed = 0;
  private readonly client: RedisClient;
  private readonly prefix: string;
  private channel: (Channel & { name: string }) | undefined;
  private isListening = false;
  /** Questions that have waited for longer than they may, and wait still. */
  private late = 0;
  private isTold = false;

  constructor(
    env: RedisEnv,
    private readonly log: Pick<Log, 'write'>,
  ) {
    this.prefix = redisPrefix(env);
    this.client = redisClient(env.REDIS_URL);
    this.client.on('ready', () => void this.listenAgain());
    this.client.on('error', (error: unknown) => this.failed(error));
  }

  get isUp(): boolean {
    return this.isListening && this.client.isReady && this.late === 0;
  }

  /** The name of a key or channel, of this installation alone. */
  nameOf(part: string): string {
    return `${this.prefix}:${part}`;
  }

  /** Listens to one channel, from the next connection on: to be called before `open`. */
  listen(name: string, channel: Channel): void {
    this.channel = { ...channel, name };
  }

  /** Connects, and goes on trying for as long as it takes; answers when that has succeeded, or after two seconds. */
  async open(): Promise<void> {
    this.client.connect().catch(() => undefined);
    for (const end = Date.now() + START_WAIT; !this.isUp && Date.now() < end; ) await pause(20);
  }

  /** Sends to a channel, in its own time. Throws `RedisAway` when it may not have arrived. */
  async send(channel: string, text: string): Promise<void> {
    if (!this.isUp) throw this.miss();
    await this.client.publish(channel, text).catch((error: unknown) => {
      this.failed(error);
      throw this.miss();
    });
  }

  /** Waits for an answer, for 300 ms at most. Throws `RedisAway`. */
  async ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer> {
    if (!this.isUp) throw this.miss();
    const answer = question(this.client);
    const settled = answer.then(
      () => undefined,
      (error: unknown) => this.failed(error),
    );
    if (!(await isSoon(settled))) {
      this.late += 1;
      void settled.then(() => this.caughtUp());
      throw this.miss();
    }
    return answer.catch(() => {
      throw this.miss();
    });
  }

  async close(): Promise<void> {
    this.isTold = true;
    if (!this.client.isOpen) return;
    await Promise.race([this.client.close(), pause(STOP_WAIT, undefined, { ref: false })]);
    this.client.destroy();
  }

  private async listenAgain(): Promise<void> {
    try {
      if (this.channel) await this.client.subscribe(this.channel.name, this.channel.onMessage);
    } catch (error) {
      return this.failed(error);
    }
    this.isListening = true;
    if (this.isTold) this.log.write('info', 'redis-is-back');
    this.isTold = false;
    this.channel?.onBack(true);
  }

  private caughtUp(): void {
    this.late -= 1;
    if (this.isUp) this.channel?.onBack(false);
  }

  private failed(error: unknown): void {
    if (!this.client.isReady) this.isListening = false;
    if (!this.isTold) this.log.write('warn', 'redis-is-away', { reason: reasonOf(error) });
    this.isTold = true;
  }

  private miss(): RedisAway {
    this.missed += 1;
    return new RedisAway();
  }
}

/** The words of a refused connection are long or, where there are several addresses, none at all. */
function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? error);
}

/** Whether it is done in the time that a request waits. */
function isSoon(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LATE_AFTER);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
