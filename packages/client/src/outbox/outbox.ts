import { OutboxDatabase } from './database';
import { OUTBOX } from './name';
import { type News, openNews } from './news';
import { type OneSender, oneSender } from './one-sender';
import { keepWrite, writesOf } from './queue';
import type { NewWrite, QueuedWrite, WriteOutcome } from './queued-write';
import { type PassEnd, type SenderPorts, sendAll } from './sender';

/** Milliseconds until the next try on its own, by how often the oldest waiting write has failed; events such as `online` do not wait. */
const BACK_OFF = [1000, 2000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000];
const DAY = 86_400_000;

/** How a drain ended, and in how many milliseconds to try again; null when nothing waits that time alone could send. */
export interface Drained {
  end: PassEnd;
  again: number | null;
}

export interface OutboxPorts extends SenderPorts {
  one: OneSender;
}

/** The unsent work on this device: keeps writes and sends them, one sender at a time. */
export class Outbox {
  private running: Promise<Drained> | null = null;
  private next: Promise<Drained> | null = null;
  private readonly ports: OutboxPorts;

  constructor(
    readonly db: OutboxDatabase,
    readonly news: News,
    ports: Partial<OutboxPorts> = {},
  ) {
    this.ports = {
      ask: (input, init) => fetch(input, init),
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      one: oneSender(db),
      ...ports,
    };
  }

  /** Whose session this device has, as the page has noted it; the worker has no other way to know. */
  user(): Promise<number | null> {
    return this.db.read<number>('user');
  }

  list(userId: number): Promise<QueuedWrite[]> {
    return writesOf(this.db, userId);
  }

  /** Rejects when the device cannot keep it. */
  async keep(userId: number, write: NewWrite): Promise<QueuedWrite> {
    const kept = await keepWrite(this.db, userId, write);
    this.news.tell({ type: 'changed' });
    return kept;
  }

  /** Sends what waits. Calls while a pass is under way share one more pass after it, so that nothing kept meanwhile is missed. */
  drain(userId: number): Promise<Drained> {
    if (this.running) {
      this.next ??= this.running.catch(() => undefined).then(() => this.start(userId));
      return this.next;
    }
    return this.start(userId);
  }

  private start(userId: number): Promise<Drained> {
    this.next = null;
    const pass = this.pass(userId).finally(() => {
      if (this.running === pass) this.running = null;
    });
    this.running = pass;
    return pass;
  }

  private async pass(userId: number): Promise<Drained> {
    const end = await this.ports.one(() => sendAll(this.db, userId, this.news, this.ports));
    const waiting = (await this.list(userId)).filter(({ state }) => state === 'waiting');
    await this.db.ends
      .where('at')
      .below(Date.now() - DAY)
      .delete();
    const failures = Math.min(...waiting.map(({ attempts }) => attempts).filter((attempts) => attempts > 0));
    if (end === 'not-mine' || !Number.isFinite(failures)) return { end, again: null };
    return { end, again: BACK_OFF[Math.min(failures, BACK_OFF.length) - 1] ?? null };
  }

  /** How a write stands for the form that made it. A refused one is handed back and leaves the outbox; one that waits is kept. */
  async outcomeOf<Answer>(id: string): Promise<WriteOutcome<Answer>> {
    const { writes, ends } = this.db;
    const outcome = await this.db.transaction('rw', writes, ends, async (): Promise<WriteOutcome<Answer>> => {
      const write = await writes.get({ id });
      if (!write) return { state: 'sent', answer: ((await ends.get(id))?.answer ?? null) as Answer };
      if (write.state === 'refused' && write.error) {
        await writes.delete(write.seq);
        return { state: 'refused', error: write.error, theirs: write.theirs };
      }
      await writes.update(write.seq, { isKept: true });
      return { state: 'kept' };
    });
    if (outcome.state !== 'sent') this.news.tell({ type: 'changed' });
    return outcome;
  }

  close(): void {
    this.news.close();
    this.db.close();
  }
}

/** Opens the outbox of this device. Rejects where the browser gives no database. */
export async function openOutbox(ports: Partial<OutboxPorts> = {}, name = OUTBOX): Promise<Outbox> {
  const db = new OutboxDatabase(name);
  await db.open();
  return new Outbox(db, openNews(name), ports);
}
