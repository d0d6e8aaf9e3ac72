import { jobParts, readJobAndNote } from '../job-and-note';
import { listed } from '../listed';
import { has, trimmed } from '../phrases';
import { wordsOf } from '../tokens';
import type { Rule } from '../types';

const ASKS = listed(`
  how many hours, how much time, how long did i work, how long have i worked, hours this week, hours today, hours this
  month, my hours this week, my hours today, whats my hours, what are my hours, total hours, how many hrs, what did i do
  today, hours so far`);
const SPANS: readonly (readonly [string, readonly string[]])[] = [
  ['today', ['today', 'so far today']],
  ['yesterday', ['yesterday']],
  ['last-month', ['last month']],
  ['last-week', ['last week']],
  ['month', ['this month', 'the month', 'month']],
  ['week', ['this week', 'the week', 'week']],
];
const WORDS = new Set(
  (
    'how many hours much time long did i work have worked we done do are there so far my total hrs whats what is of in this the last today yesterday week month on at for been to has had gone into spent put logged up a ' +
    'clocked job'
  ).split(' '),
);

/** `how many hours have I done this week`, `how many hours on Smith deck`. */
export const jobs: Rule = (said, context) => {
  const words = wordsOf(said.tokens);
  if (!has(words, ASKS)) return null;
  const span = SPANS.find(([, phrases]) => has(words, phrases))?.[0] ?? 'all';
  const job = readJobAndNote(said, trimmed(said.tokens, WORDS), context);
  const { sure, choices } = job.match;
  const parameters: Record<string, string> = {
    span,
    ...(sure ? { project: sure.name, projectId: String(sure.id) } : {}),
  };
  return {
    intent: 'jobs',
    action: 'hours',
    parameters,
    ...(choices.length > 0 ? { choices, say: jobParts(job, true).say ?? 'Which job?' } : {}),
  };
};
