import type { NewWrite } from '@dwang/client/outbox';
import type { Chance } from './chance';

const HOUR = 3_600_000;
const CARDS = ['job-timer', 'weather', 'tools', 'time-entries'];

interface ExpectedEntry {
  notes: string;
  duration: number;
}

/** What the server must hold once everything has arrived. */
export interface Expected {
  entries: Map<string, ExpectedEntry>;
  measurements: Map<string, string>;
  layout: string[];
  /** The notes of the timer that still runs. */
  timer: string | null;
}

type Step = () => NewWrite[];

/** Eight hours on a site without a network: what a person does there, and what must come of it. */
export class WorkingDay {
  readonly expected: Expected = { entries: new Map(), measurements: new Map(), layout: [], timer: null };
  private readonly start = Math.floor((Date.now() - 8 * HOUR) / 1000) * 1000;
  private done = 0;
  private timer: { uid: string; since: number } | null = null;

  constructor(
    private readonly chance: Chance,
    private readonly edits: number,
  ) {}

  /** The writes of the day, in order. */
  *writes(): Generator<NewWrite> {
    const steps: Step[] = [
      () => this.addEntry(),
      () => this.addEntry(),
      () => this.editEntry(),
      () => this.editEntry(),
      () => this.deleteEntry(),
      () => this.moveTimer(),
      () => this.measure(),
      () => this.arrange(),
    ];
    while (this.done < this.edits) {
      for (const write of this.chance.pick(steps)()) {
        this.done += 1;
        yield write;
      }
    }
  }

  private now(): string {
    return new Date(this.start + (8 * HOUR * this.done) / (this.edits + 1)).toISOString();
  }

  private addEntry(): NewWrite[] {
    const uid = this.chance.uid();
    const entry = { notes: `Entry ${this.done}`, duration: 60 + this.chance.whole(3600) };
    this.expected.entries.set(uid, entry);
    const startTime = new Date(this.start - this.chance.whole(20) * 24 * HOUR).toISOString();
    const endTime = new Date(Date.parse(startTime) + 2 * HOUR).toISOString();
    const body = { uid, startTime, endTime, ...entry };
    return [this.write('time-entry', 'create', uid, { method: 'POST', url: '/time-entries', body })];
  }

  private editEntry(): NewWrite[] {
    const uid = this.someEntry();
    const entry = uid && this.expected.entries.get(uid);
    if (!uid || !entry) return [];
    const isNote = this.chance.happens(0.5);
    const change = isNote ? { notes: `Mended ${this.done}` } : { duration: 1 + this.chance.whole(entry.duration) };
    this.expected.entries.set(uid, { ...entry, ...change });
    const request = { method: 'PATCH', url: '/time-entries/{id}', body: change } as const;
    return [{ ...this.write('time-entry', 'update', uid, request), base: { ...entry } }];
  }

  private deleteEntry(): NewWrite[] {
    const uid = this.someEntry();
    if (!uid || !this.chance.happens(0.4)) return [];
    this.expected.entries.delete(uid);
    return [this.write('time-entry', 'delete', uid, { method: 'DELETE', url: '/time-entries/{id}' })];
  }

  private someEntry(): string | null {
    const uids = [...this.expected.entries.keys()];
    return uids.length > 0 ? this.chance.pick(uids) : null;
  }

  /** Starts a timer, or stops and saves the one that runs. */
  private moveTimer(): NewWrite[] {
    const at = this.now();
    if (!this.timer) {
      const uid = this.chance.uid();
      this.timer = { uid, since: Date.parse(at) };
      this.expected.timer = `Timer ${this.done}`;
      const body = { uid, at, status: 'RUNNING', notes: this.expected.timer };
      return [this.write('timer', 'update', uid, { method: 'PUT', url: '/timer', body })];
    }
    const { uid, since } = this.timer;
    const duration = Math.floor((Date.parse(at) - since) / 1000);
    if (duration < 2) return [];
    this.expected.entries.set(uid, { notes: this.expected.timer ?? '', duration });
    this.timer = null;
    this.expected.timer = null;
    return [this.write('timer', 'create', uid, { method: 'POST', url: '/timer/save', body: { uid, at } })];
  }

  private measure(): NewWrite[] {
    const uid = this.chance.uid();
    const name = `Stud ${this.done}`;
    this.expected.measurements.set(uid, name);
    const body = { uid, name, length: '2.400', unit: 'm' };
    return [this.write('measurement', 'create', uid, { method: 'POST', url: '/measurements', body })];
  }

  private arrange(): NewWrite[] {
    this.expected.layout = [...CARDS].sort(() => this.chance.next() - 0.5);
    const widgets = this.expected.layout.map((id) => ({ id, enabled: true, size: 'medium' }));
    return [this.write('layout', 'update', 'dashboard', { method: 'PUT', url: '/dashboard', body: { widgets } })];
  }

  private write(kind: NewWrite['kind'], operation: NewWrite['operation'], uid: string, request: NewWrite['request']): NewWrite {
    return { kind, operation, uid, label: `${kind} ${this.done}`, request, preview: null, tags: [] };
  }
}
