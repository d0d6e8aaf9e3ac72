import {
  clientsApi,
  createEntryWrite,
  deleteEntryWrite,
  enqueue,
  isApiError,
  projectsApi,
  sayOverlap,
  serverNow,
} from '@dwang/client';
import type { TimeEntry, VoiceProposal } from '@dwang/contracts';
import { fold, toHoursMinutes } from '@dwang/domain';
import { toTimeEntry } from '@dwang/domain/voice';
import { confirmLongEntry } from '@dwang/kit';
import { addNote } from './add-note';
import { type Doing, sayDone } from './doing';
import { moveTimer, startOn } from './on-timer';

type Of<Kind extends VoiceProposal['kind']> = Extract<VoiceProposal, { kind: Kind }>['body'];

async function logTime({ desk, user, jobs }: Doing, body: Of<'create-time-entry'>): Promise<void> {
  const job = jobs.find(({ id }) => id === body.projectId);
  const uid = crypto.randomUUID();
  const times = toTimeEntry(body, user.company.timeZone, serverNow());
  const rate = body.hourlyRate ? { hourlyRate: body.hourlyRate } : {};
  const typed = body.notes.trim();
  const notes = typed ? { notes: typed } : {};
  const shown = {
    user,
    projectName: job?.name ?? 'General',
    clientName: job?.clientName ?? null,
    ...(job ? { hourlyRate: job.hourlyRate } : {}),
  };
  const long = await confirmLongEntry(times.duration, 'hours');
  const write = createEntryWrite({ uid, projectId: body.projectId, ...notes, ...times, ...rate, ...long }, shown);
  const outcome = await enqueue<TimeEntry>(desk.store, write);
  if (outcome.state === 'refused') throw outcome.error;
  const entry = outcome.state === 'sent' ? outcome.answer : { ...(write.preview as TimeEntry), id: 0 };
  const words = `${toHoursMinutes(times.duration)} on ${shown.projectName} has been added to your timesheet.`;
  sayDone(outcome.state === 'sent' ? 'Time entry saved' : 'Time entry saved locally', words, () =>
    enqueue(desk.store, deleteEntryWrite(entry)),
  );
  sayOverlap(desk, entry);
}

/** A client is only linked when one has that very name. */
async function clientIdOf({ desk }: Doing, name: string | null): Promise<number | null> {
  if (!name) return null;
  const found = await desk.store.dispatch(
    clientsApi.endpoints.listClients.initiate({ q: name, limit: 20 }, { subscribe: false }),
  );
  return found.data?.items.find((client) => fold(client.name) === fold(name))?.id ?? null;
}

const NEEDS_NETWORK = 'A new job needs a network. Your words stay here: try again when there is one.';

async function createProject(doing: Doing, { name, clientName, hourlyRate }: Of<'create-project'>): Promise<void> {
  const { store, navigate } = doing.desk;
  if (!navigator.onLine) throw new Error(NEEDS_NETWORK);
  const clientId = await clientIdOf(doing, clientName);
  const body = { uid: crypto.randomUUID(), name, clientId, ...(hourlyRate ? { hourlyRate } : {}) };
  const made = await store
    .dispatch(projectsApi.endpoints.createProject.initiate(body, { track: false }))
    .unwrap()
    .catch((error: unknown) => {
      throw isApiError(error) && error.status === 0 ? new Error(NEEDS_NETWORK) : error;
    });
  navigate(`/jobs/${made.id}`);
  const missing = clientName && clientId === null ? ` There is no client called ${clientName} yet.` : '';
  sayDone('Project created', `${name}.${missing}`, async () => {
    await store.dispatch(projectsApi.endpoints.deleteProject.initiate(made.id, { track: false })).unwrap();
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
      return startOn(doing, body);
    case 'create-project':
      return createProject(doing, body);
    case 'note':
      return addNote(doing, body);
    default:
      return moveTimer(doing, kind);
  }
}
