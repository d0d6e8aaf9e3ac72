import {
  clientsApi,
  createEntryWrite,
  deleteEntryWrite,
  discardTimer,
  enqueue,
  projectsApi,
  reopenTimer,
  resetTimer,
  secondsOn,
  stopTimer,
  switchJob,
  timerApi,
  toggleTimer,
} from '@dwang/client';
import type { TimeEntry, Timer, VoiceProposal } from '@dwang/contracts';
import { fold, toHoursMinutes } from '@dwang/domain';
import { toTimeEntry } from '@dwang/domain/voice';
import { showToast } from '@dwang/kit';
import { addNote } from './add-note';
import { type Doing, sayDone } from './doing';

type Of<Kind extends VoiceProposal['kind']> = Extract<VoiceProposal, { kind: Kind }>['body'];

async function logTime({ desk, user, jobs }: Doing, body: Of<'create-time-entry'>): Promise<void> {
  const job = jobs.find(({ id }) => id === body.projectId);
  const uid = crypto.randomUUID();
  const times = toTimeEntry(body, user.company.timeZone, Date.now());
  const rate = body.hourlyRate ? { hourlyRate: body.hourlyRate } : {};
  const notes = body.notes.trim() || (job ? `Work on ${job.name}` : 'Time entry');
  const shown = {
    user,
    projectName: job?.name ?? 'General',
    clientName: job?.clientName ?? null,
    ...(job ? { hourlyRate: job.hourlyRate } : {}),
  };
  const write = createEntryWrite({ uid, projectId: body.projectId, notes, ...times, ...rate }, shown);
  const outcome = await enqueue<TimeEntry>(desk.store, write);
  if (outcome.state === 'refused') throw outcome.error;
  const entry = outcome.state === 'sent' ? outcome.answer : { ...(write.preview as TimeEntry), id: 0 };
  const words = `${toHoursMinutes(times.duration)} on ${shown.projectName} has been added to your timesheet.`;
  sayDone(outcome.state === 'sent' ? 'Time entry saved' : 'Time entry saved locally', words, () =>
    enqueue(desk.store, deleteEntryWrite(entry)),
  );
}

const timerNow = ({ desk }: Doing): Timer | undefined => timerApi.endpoints.getTimer.select()(desk.store.getState()).data;

async function startOn(doing: Doing, projectId: number | null): Promise<void> {
  const { desk, jobs } = doing;
  const before = timerNow(doing);
  const previous = jobs.find(({ id }) => id === before?.projectId) ?? null;
  const hadTimer = before !== undefined && before.status !== 'STOPPED';
  const job = jobs.find(({ id }) => id === projectId) ?? null;
  if (!(await switchJob(desk, job))) return;
  const back = async () => {
    await discardTimer(desk);
    if (hadTimer) await switchJob(desk, previous);
  };
  sayDone('Timer started', job?.name ?? 'General', back);
}

async function moveTimer(doing: Doing, kind: 'pause-timer' | 'resume-timer' | 'stop-timer' | 'reset-timer'): Promise<void> {
  const { desk } = doing;
  const before = timerNow(doing);
  const status = before?.status ?? 'STOPPED';
  if (kind === 'reset-timer') {
    if (!(await resetTimer(desk))) showToast({ tone: 'info', title: 'The timer is stopped' });
    return;
  }
  if (!before || status === 'STOPPED') return void showToast({ tone: 'info', title: 'No timer is running' });
  if (kind === 'stop-timer') {
    const seconds = secondsOn(before);
    await stopTimer(desk);
    if (seconds > 0) sayDone('Timer stopped', before.projectName ?? 'General', () => reopenTimer(desk, before, seconds));
    return;
  }
  if (status === (kind === 'pause-timer' ? 'PAUSED' : 'RUNNING')) {
    return void showToast({
      tone: 'info',
      title: kind === 'pause-timer' ? 'The timer is paused already' : 'The timer is running already',
    });
  }
  if (await toggleTimer(desk)) {
    sayDone(kind === 'pause-timer' ? 'Timer paused' : 'Timer goes on', before.projectName ?? 'General', () => toggleTimer(desk));
  }
}

/** A client is only linked when one has that very name. */
async function clientIdOf({ desk }: Doing, name: string | null): Promise<number | null> {
  if (!name) return null;
  const found = await desk.store.dispatch(
    clientsApi.endpoints.listClients.initiate({ q: name, limit: 20 }, { subscribe: false }),
  );
  return found.data?.items.find((client) => fold(client.name) === fold(name))?.id ?? null;
}

async function createProject(doing: Doing, { name, clientName }: Of<'create-project'>): Promise<void> {
  const { store, navigate } = doing.desk;
  const clientId = await clientIdOf(doing, clientName);
  const body = { uid: crypto.randomUUID(), name, clientId };
  const made = await store.dispatch(projectsApi.endpoints.createProject.initiate(body, { track: false })).unwrap();
  navigate(`/jobs/${made.id}`);
  const missing = clientName && clientId === null ? ` There is no client called ${clientName} yet.` : '';
  sayDone('Project created', `${name}.${missing}`, async () => {
    await store.dispatch(projectsApi.endpoints.deleteProject.initiate(made.id, { track: false }));
    navigate('/jobs');
  });
}

/** Does what was confirmed, says so, and offers to take it back. Rejects with the server's reason when it is refused. */
export async function carryOut(doing: Doing, { kind, body }: VoiceProposal): Promise<void> {
  switch (kind) {
    case 'create-time-entry':
      return logTime(doing, body);
    case 'start-timer':
    case 'switch-job':
      return startOn(doing, body.projectId);
    case 'create-project':
      return createProject(doing, body);
    case 'note':
      return addNote(doing, body);
    default:
      return moveTimer(doing, kind);
  }
}
