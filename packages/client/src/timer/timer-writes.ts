import type { PutTimer, SaveTimer, SwitchTimer, TimeEntry } from '@dwang/contracts';
import type { TimerEvent } from '@dwang/domain';
import type { NewWrite } from '../outbox/queued-write';
import { deviceName } from './device-name';

/** The timer's events as the outbox keeps them, free of React and the store: the service worker makes them too. */

/** The server puts what two devices tell in order by this. */
function thisDevice(): { device?: string } {
  const device = deviceName();
  return device === null ? {} : { device };
}

const stampOf = ({ at, clock }: TimerEvent) => ({ at, ...(clock ? { clock } : {}) });

const TIMER = ['Timer'] as const;
const ENTRY = ['Timer', 'TimeEntry', 'Project'] as const;

const wantedState = ({ move }: TimerEvent): PutTimer => {
  if (move === 'reset') return { reset: true };
  return move ? { status: move === 'run' ? 'RUNNING' : 'PAUSED' } : {};
};

const wantedLabels = ({ labels = {} }: TimerEvent): Pick<PutTimer, 'projectId' | 'hourlyRate' | 'notes'> => ({
  ...(labels.projectId === undefined ? {} : { projectId: labels.projectId }),
  ...(labels.hourlyRate === undefined || labels.hourlyRate === null ? {} : { hourlyRate: labels.hourlyRate }),
  ...(labels.notes === undefined ? {} : { notes: labels.notes }),
});

/** A start, a pause, a reset, or a new job, rate or note. */
export function moveWrite(event: TimerEvent, label: string): NewWrite<TimerEvent> {
  const { uid, stillWorking } = event;
  const body: PutTimer = {
    uid,
    ...stampOf(event),
    ...thisDevice(),
    ...wantedState(event),
    ...(stillWorking ? { stillWorking } : {}),
    ...wantedLabels(event),
  };
  const isStart = event.move === 'run' && event.labels !== undefined;
  return write(event, isStart ? 'create' : 'update', label, { method: 'PUT', url: '/timer', body }, TIMER);
}

/** Throws the timer away. */
export const discardWrite = (event: TimerEvent, label: string): NewWrite<TimerEvent> =>
  write(event, 'update', label, { method: 'DELETE', url: `/timer?uid=${event.uid}` }, TIMER);

/** From the timer `from` to the next one, which is `event`'s. */
export function switchWrite(event: TimerEvent, from: string, savedNotes: string, label: string): NewWrite<TimerEvent> {
  const body: SwitchTimer = { uid: event.uid, from, ...stampOf(event), ...thisDevice(), savedNotes, ...wantedLabels(event) };
  return write(event, 'create', label, { method: 'POST', url: SWITCH, body }, ENTRY);
}

const write = (
  event: TimerEvent,
  operation: NewWrite['operation'],
  label: string,
  request: NewWrite['request'],
  tags: NewWrite['tags'],
): NewWrite<TimerEvent> => ({ kind: 'timer', operation, uid: event.uid, label, request, preview: event, tags });

const SAVE = '/timer/save';
const SWITCH = '/timer/switch';

/** Saving makes an entry: it is one of the unsent entries, and is listed with them as `preview`. */
export const saveWrite = (body: SaveTimer, preview: TimeEntry | null, label: string): NewWrite<TimeEntry> => ({
  kind: 'time-entry',
  operation: 'create',
  uid: body.uid,
  label,
  request: { method: 'POST', url: SAVE, body: { ...thisDevice(), ...body } },
  preview,
  tags: ENTRY,
});

/** The timer that is over for good once the server has taken the write; null for any other write. */
export function endedBy({ uid, kind, request }: Pick<NewWrite, 'uid' | 'kind' | 'request'>): string | null {
  if (isSave({ request }) || (kind === 'timer' && request.method === 'DELETE')) return uid;
  return request.url === SWITCH ? ((request.body as SwitchTimer).from ?? null) : null;
}

export const isSave = ({ request }: Pick<NewWrite, 'request'>): boolean => request.url === SAVE;
