import type { PutTimer, TimeEntry, Timer } from '@dwang/contracts';
import { elapsedSeconds } from '@dwang/domain';
import { anEntry, aProject, aTimer, type FakeRequest, projectsOf } from '@dwang/testing/web';

const UID = '5f0c6f44-9a10-4a7e-8a55-2c6f6f0d1f11';

/** A server with one timer, as the contract describes it; its clock is the test's `Date.now` plus `ahead`. */
export class TimerServer {
  timer: Timer;
  saved: TimeEntry[] = [];
  jobs = [
    aProject({ id: 11, clientName: 'Smith Whānau Trust' }),
    aProject({ id: 12, name: 'Ngāi Tahu roof', clientName: null, hourlyRate: '95.50' }),
  ];

  constructor(
    fields: Partial<Timer> = {},
    readonly ahead = 0,
  ) {
    this.timer = aTimer(fields);
  }

  now = (): number => Date.now() + this.ahead;

  seconds = (): number => elapsedSeconds(this.timer, this.now());

  private view(): Timer {
    return { ...this.timer, serverTime: new Date(this.now()).toISOString() };
  }

  private put(body: PutTimer): Timer {
    const stamp = new Date(this.now()).toISOString();
    const job = this.jobs.find(({ id }) => id === body.projectId);
    const labels = { ...(job ? { projectId: job.id, projectName: job.name, clientName: job.clientName } : {}) };
    const seconds = body.reset ? 0 : this.seconds();
    const status = body.status ?? (this.timer.status === 'RUNNING' ? 'RUNNING' : 'PAUSED');
    this.timer = {
      ...this.timer,
      ...labels,
      ...(body.hourlyRate === undefined ? {} : { hourlyRate: String(body.hourlyRate) }),
      ...(body.notes === undefined ? {} : { notes: body.notes }),
      uid: this.timer.uid ?? UID,
      status,
      startTime: body.reset ? stamp : (this.timer.startTime ?? stamp),
      accumulatedSeconds: seconds,
      runningSince: status === 'RUNNING' ? stamp : null,
      version: this.timer.version + 1,
    };
    return this.view();
  }

  private save(request: FakeRequest): TimeEntry {
    const entry = anEntry({ uid: String(request.body.uid), duration: this.seconds(), notes: String(request.body.notes) });
    this.saved.push(entry);
    this.timer = aTimer();
    return entry;
  }

  handlers = () => ({
    'GET /timer': () => this.view(),
    'PUT /timer': (request: FakeRequest) => this.put(request.body as unknown as PutTimer),
    'POST /timer/save': (request: FakeRequest) => this.save(request),
    'DELETE /timer': () => {
      this.timer = aTimer();
      return null;
    },
    'GET /projects': () => projectsOf(...this.jobs),
  });
}
