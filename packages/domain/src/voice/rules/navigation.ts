import { jobParts, readJobAndNote } from '../job-and-note';
import { listed } from '../listed';
import { after, has, trimmed } from '../phrases';
import { spelled, wordsOf } from '../tokens';
import type { Rule, VoiceAnswer } from '../types';

export interface Destination {
  path: string;
  words: readonly string[];
}

/** Where a person can be taken by name. The first five are the specification's. Source: specification 1, section 5. */
export const DESTINATIONS: Record<string, Destination> = {
  dashboard: {
    path: '/',
    words: [
      'dashboard',
      'home',
      'home screen',
      'home page',
      'main screen',
      'main page',
      'dash board',
      'start page',
      'front page',
    ],
  },
  jobs: {
    path: '/jobs',
    words: ['jobs', 'job', 'job list', 'jobs list', 'projects', 'project list', 'my jobs', 'all jobs', 'jobs page'],
  },
  tools: { path: '/tools', words: ['tools', 'tool', 'toolbox', 'tool box', 'site tools', 'tools page', 'tools and models'] },
  resources: {
    path: '/resources',
    words: ['resources', 'resource', 'resource library', 'library', 'documents', 'docs', 'standards'],
  },
  calculators: { path: '/calculators', words: ['calculators', 'calculator page', 'calculator directory', 'calculators page'] },
  clients: { path: '/jobs?tab=clients', words: ['clients', 'client list', 'customers', 'customer list', 'client'] },
  invoices: { path: '/invoices', words: ['invoices', 'invoice', 'bills', 'invoicing', 'invoice list'] },
  'overdue invoices': {
    path: '/invoices?status=overdue',
    words: ['overdue invoices', 'overdue invoice', 'overdue bills', 'overdue', 'unpaid overdue invoices', 'late invoices'],
  },
  'unbilled time': {
    path: '/timesheet',
    words: ['unbilled', 'unbilled time', 'unbilled hours', 'unbilled work', 'unbilled money'],
  },
  finance: { path: '/combined', words: ['finance', 'finances', 'money', 'books', 'the books', 'accounts'] },
  timesheet: {
    path: '/timesheet',
    words: ['timesheet', 'timesheets', 'hours', 'my hours', 'time entries', 'my timesheet', 'time tracking'],
  },
  help: { path: '/help', words: ['help page', 'manual', 'user manual', 'the manual', 'instructions', 'help screen'] },
  settings: { path: '/settings', words: ['settings', 'setting', 'preferences', 'options'] },
  profile: { path: '/profile', words: ['profile', 'my profile', 'account', 'my account', 'my details', 'company details'] },
  notifications: { path: '/notifications', words: ['notifications', 'alerts', 'messages', 'my notifications'] },
  admin: { path: '/admin', words: ['admin', 'admin panel'] },
};

const FIRM = listed(`
  go to, go to the, goto, go back to, go, navigate to, navigate, take me to, take us to, bring me to, head to, head over to,
  back to, go home`);
const SOFT = listed(`
  open, open up, show, show me, show us, bring up, pull up, get up, view, see, look at, have a look at, find, wheres, where
  is, where are, wheres my, check, list, what are, whats on, i need, see my, display, load`);
/** A question about money that has its own figure on the timesheet ("Unbilled Time"). */
const UNBILLED = listed(`
  have i got unbilled, have we got unbilled, have i unbilled, is unbilled, how much unbilled, do i have unbilled, do we have
  unbilled, got unbilled, whats unbilled, what is unbilled, unbilled do i have, unbilled have i got`);
const EMPTY = new Set(
  listed(`
  the, my, a, to, page, screen, our, up, please, again, section, list, me, all, of, tab`),
);

const destinationOf = (words: readonly string[]): string | null => {
  const said = words.join(' ');
  return Object.entries(DESTINATIONS).find(([, { words: names }]) => names.includes(said))?.[0] ?? null;
};

const goTo = (destination: string): VoiceAnswer => ({ intent: 'navigation', action: 'navigate', parameters: { destination } });

/** Takes the person to a screen or a job. A place that does not exist is named back to them by the screen. */
export const navigation: Rule = (said, context) => {
  const firm = after(said.tokens, FIRM);
  const soft = firm ? null : after(said.tokens, SOFT);
  const rest = trimmed(firm ?? soft ?? said.tokens, EMPTY);
  const words = wordsOf(rest);
  const isHome = firm !== null && words.length === 0 && said.tokens.some(({ word }) => word === 'home');
  const isUnbilled = has(wordsOf(said.tokens), UNBILLED);
  if (isUnbilled) return goTo('unbilled time');
  const destination = isHome ? 'dashboard' : (destinationOf(words) ?? destinationOf(wordsOf(firm ?? soft ?? said.tokens)));
  if (destination) return goTo(destination);
  if (!firm && !soft) return null;
  const job = readJobAndNote(said, rest, context);
  const { sure, choices } = job.match;
  if (sure) return { intent: 'jobs', action: 'open', parameters: { project: sure.name, projectId: String(sure.id) } };
  if (choices.length > 0)
    return { intent: 'jobs', action: 'open', parameters: {}, choices, say: jobParts(job, true).say ?? 'Which job?' };
  return firm && rest.length > 0 ? goTo(spelled(said, rest).toLowerCase()) : null;
};
