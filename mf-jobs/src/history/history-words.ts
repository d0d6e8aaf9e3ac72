import type { Activity, ActivityKind } from '@dwang/contracts';
import { formatDay, formatHours } from '@dwang/kit';
import { stageLabel } from '../stages';

/** The kinds as the filter names them. */
export const KIND_CHOICES: readonly { value: ActivityKind; label: string }[] = [
  { value: 'job', label: 'Details and stage' },
  { value: 'task', label: 'Tasks' },
  { value: 'note', label: 'Notes' },
  { value: 'photo', label: 'Photos' },
  { value: 'file', label: 'Files' },
  { value: 'time', label: 'Time' },
  { value: 'site-day', label: 'Site days' },
  { value: 'member', label: 'Sharing' },
  { value: 'measurement', label: 'Measurements' },
  { value: 'tool-result', label: 'Calculator and tool results' },
  { value: 'quote', label: 'Quotes' },
  { value: 'invoice', label: 'Invoices' },
];

const NOUNS: Record<ActivityKind, string> = {
  job: 'the job',
  task: 'task',
  note: 'note',
  photo: 'photo',
  file: 'file',
  time: 'time',
  'site-day': 'site day',
  member: 'person',
  measurement: 'measurement',
  'tool-result': 'result',
  invoice: 'invoice',
  quote: 'quote',
  client: 'client',
  contact: 'contact',
  site: 'site',
};

const VERBS: Record<Activity['action'], string> = {
  added: 'added',
  changed: 'changed',
  deleted: 'deleted',
  restored: 'brought back',
  issued: 'issued',
  voided: 'voided',
  archived: 'archived',
  merged: 'merged',
  accepted: 'accepted',
  declined: 'declined',
};

/** What was done, as it follows the name of who did it; what is said already needs no line of its own (`toldFields`). */
export function historyWords(done: Activity): { text: string; toldFields: readonly string[] } {
  const { kind, action, subject, count } = done;
  const to = (field: string) => done.changes.find((change) => change.field === field);
  switch (`${kind} ${action}`) {
    case 'job added':
      return plain('created the job');
    case 'job changed':
      return done.changes.length === 1 && to('stage')
        ? { text: `moved the job to ${stageOf(to('stage')?.to)}`, toldFields: ['stage'] }
        : plain('changed the job');
    case 'task changed':
      if (to('done'))
        return { text: `${to('done')?.to === 'true' ? 'ticked off' : 'reopened'} ${subject}`, toldFields: ['done'] };
      return plain(`changed task ${subject}`);
    case 'time added':
      return { text: `logged ${hoursOf(to('duration')?.to)}${after(subject)}`, toldFields: ['duration'] };
    case 'time deleted':
      return { text: `deleted ${hoursOf(to('duration')?.from)} of time${after(subject)}`, toldFields: ['duration'] };
    case 'note added':
      return plain(`added a note${after(subject)}`);
    case 'site-day added':
      return plain(count === 1 ? `booked ${formatDay(subject)} on site` : `booked ${count} site days from ${formatDay(subject)}`);
    case 'site-day changed':
      return plain(`changed the site day ${formatDay(subject)}`);
    case 'site-day deleted':
      return plain(`took the site day ${formatDay(subject)} out`);
    case 'member added':
      return plain(`shared the job with ${subject}`);
    case 'member changed':
      return plain(`changed what ${subject} may do`);
    case 'member deleted':
      return plain(`stopped sharing the job with ${subject}`);
    case 'client added':
      return plain('created the client');
    case 'client changed':
      return plain('changed the client');
    case 'client archived':
      return plain('archived the client');
    case 'client restored':
      return plain('brought the client back from the archive');
    case 'client merged':
      return plain(`merged ${subject} into this client`);
    case 'quote issued':
      return plain(`sent quote ${subject}`);
    case 'quote added':
      return plain('made a draft quote');
    case 'invoice added':
      return plain('made a draft invoice');
    case 'photo added':
      return plain(count === 1 ? `added a photo${after(subject)}` : `added ${count} photos`);
    default:
      return plain([VERBS[action], subject ? NOUNS[kind] : `a ${NOUNS[kind]}`, subject].filter(Boolean).join(' '));
  }
}

/** Photos added one after the other by the same person are told as one. `day` names the day of an instant. */
export function gathered(rows: readonly Activity[], day: (at: string) => string): Activity[] {
  return rows.reduce<Activity[]>((all, row) => {
    const last = all.at(-1);
    const isSame = last && isPhoto(row) && isPhoto(last) && row.userId === last.userId && day(row.at) === day(last.at);
    if (isSame) all[all.length - 1] = { ...last, count: last.count + row.count };
    else all.push(row);
    return all;
  }, []);
}

const isPhoto = ({ kind, action }: Activity): boolean => kind === 'photo' && action === 'added';
const plain = (text: string) => ({ text, toldFields: [] });
const after = (subject: string): string => (subject ? `: ${subject}` : '');
const hoursOf = (seconds: string | null | undefined): string => formatHours(Number(seconds ?? 0));
const stageOf = (stage: string | null | undefined): string => stageLabel((stage ?? '') as Parameters<typeof stageLabel>[0]);
