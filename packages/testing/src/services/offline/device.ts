import 'fake-indexeddb/auto';
import { type NewWrite, type Outbox, openOutbox } from '@dwang/client/outbox';
import { type BadLine, badLine } from './bad-line';
import type { Chance } from './chance';

interface Tab {
  outbox: Outbox;
  line: BadLine;
  close(): void;
}

interface DevicePlan {
  url: string;
  /** The session that the browser has at this moment. */
  cookie: () => string;
  chance: Chance;
  /** The share of requests that fails. */
  faults: number;
}

let devices = 0;

/** One browser: several tabs and a worker over one database, with a lock that a closing tab sets free. */
export class Device {
  private readonly name: string;
  private tail: Promise<unknown> = Promise.resolve();
  private readonly closing = new Map<Tab, () => void>();
  /** Senders at work at this moment, and the most there ever were. */
  private atWork = 0;
  mostAtWork = 0;
  tabs: Tab[] = [];

  constructor(private readonly plan: DevicePlan) {
    devices += 1;
    this.name = `device-${devices}`;
  }

  async openTab(): Promise<Tab> {
    const line = badLine(this.plan.url, this.plan.cookie, this.plan.chance, this.plan.faults);
    let end: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      end = resolve;
    });
    const one = <Result>(work: () => Promise<Result>) => this.alone(work, isClosed);
    const outbox = await openOutbox({ ask: line.ask, pause: async () => undefined, one }, this.name);
    const tab: Tab = { outbox, line, close: () => this.closeTab(tab) };
    this.closing.set(tab, end);
    this.tabs.push(tab);
    return tab;
  }

  /** The tab goes away in the middle of whatever it does: what it asked never comes back, and its lock is free. */
  private closeTab(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    tab.line.cut();
    this.closing.get(tab)?.();
  }

  /** The browser's lock: one holder at a time, freed when its tab closes. */
  private alone<Result>(work: () => Promise<Result>, isClosed: Promise<void>): Promise<Result> {
    const turn = this.tail.then(async () => {
      if (await Promise.race([isClosed.then(() => true), false])) return { result: new Promise<never>(() => undefined) };
      this.atWork += 1;
      this.mostAtWork = Math.max(this.mostAtWork, this.atWork);
      const result = work();
      await Promise.race([result.catch(() => undefined), isClosed]);
      this.atWork -= 1;
      return { result };
    });
    this.tail = turn;
    return turn.then(({ result }) => result);
  }

  async keep(userId: number, write: NewWrite): Promise<void> {
    const tab = this.tabs[0] ?? (await this.openTab());
    const { id } = await tab.outbox.keep(userId, write);
    await tab.outbox.outcomeOf(id);
  }

  /** All tabs send at once, until nothing waits that could be sent. Tabs close in the middle `closings` times; others are opened. */
  async sync(userId: number, closings: number): Promise<void> {
    for (let round = 0; round < 400; round += 1) {
      while (this.tabs.length < 3) await this.openTab();
      const passes = this.tabs.map(({ outbox }) => outbox.drain(userId).catch(() => null));
      if (closings > 0 && this.plan.chance.happens(0.2)) {
        closings -= 1;
        await new Promise((resolve) => setTimeout(resolve, this.plan.chance.whole(40)));
        this.plan.chance.pick(this.tabs).close();
        await Promise.race([Promise.all(passes), new Promise((resolve) => setTimeout(resolve, 60))]);
      } else await Promise.all(passes);
      if ((await this.left(userId)).every((write) => !write.includes(': waiting'))) return;
    }
  }

  /** What the outbox still holds, each with its reason. */
  async left(userId: number): Promise<string[]> {
    const tab = this.tabs[0] ?? (await this.openTab());
    const writes = await tab.outbox.list(userId);
    return writes.map(({ label, state, error }) => `${label}: ${state} ${error?.detail ?? ''}`);
  }

  close(): void {
    for (const tab of [...this.tabs]) tab.close();
    for (const { outbox } of this.closing.keys()) outbox.close();
    (globalThis as unknown as { indexedDB: { deleteDatabase(name: string): unknown } }).indexedDB.deleteDatabase(this.name);
  }
}
