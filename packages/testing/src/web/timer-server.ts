import type { PutTimer, TimeEntry, Timer } from '@dwang/contracts';
import { applyTimerEvents, elapsedSeconds } from '@dwang/domain';
import { anEntry, aProject, aTimer, projectsOf } from './builders';
import { type FakeRequest, refuse } from './fake-api';

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

  private view = (): Timer => ({ ...this.timer, serverTime: new Date(this.now()).toISOString() });

  private labels({ projectId, hourlyRate, notes }: PutTimer) {
    const job = this.jobs.find(({ id }) => id === projectId);
    return {
      ...(job ? { projectId: job.id, projectName: job.name, clientName: job.clientName } : {}),
      ...(hourlyRate === undefined ? {} : { hourlyRate: String(hourlyRate) }),
      ...(notes === undefined ? {} : { notes }),
    };
  }

  private put(body: PutTimer) {
    const { status, reset, uid = this.timer.uid ?? UID, at = new Date(this.now()).toISOString() } = body;
    const isOther = this.timer.uid !== null && this.timer.uid !== uid;
    if (isOther) return refuse(409, status === 'RUNNING' ? 'TIME.OTHER_TIMER' : 'TIME.NO_TIMER', 'Another timer', []);
    const move = reset ? 'reset' : status && (status === 'RUNNING' ? 'run' : 'pause');
    const event = {
      type: 'move',
      uid,
      at,
      labels: this.labels(body),
      ...(body.stillWorking ? { stillWorking: true } : {}),
    } as const;
    this.timer = applyTimerEvents(this.timer, [{ ...event, ...(move ? { move } : {}) }]);
    return this.view();
  }

  private save({ body }: FakeRequest): TimeEntry {
    const duration = elapsedSeconds(this.timer, body.at ? Date.parse(String(body.at)) : this.now());
    const entry = anEntry({ uid: String(body.uid), duration, notes: String(body.notes) });
    this.saved.push(entry);
    this.timer = aTimer();
    return entry;
  }

  private switch({ body }: FakeRequest) {
    const saved = this.save({ body: { ...body, notes: body.savedNotes } } as unknown as FakeRequest);
    const event = { type: 'switch', uid: String(body.uid), at: String(body.at), labels: this.labels(body) } as const;
    this.timer = applyTimerEvents(this.timer, [event]);
    return { timer: this.view(), saved };
  }

  handlers = () => ({
    'GET /timer': () => this.view(),
    'PUT /timer': (request: FakeRequest) => this.put(request.body as unknown as PutTimer),
    'POST /timer/save': (request: FakeRequest) => this.save(request),
    'POST /timer/switch': (request: FakeRequest) => this.switch(request),
    'DELETE /timer': () => {
      this.timer = aTimer();
      return null;
    },
    'GET /projects': () => projectsOf(...this.jobs),
  });
}
