import type { Sender } from './sender';

/** How many requests were answered how, how many routes took one, and why the others did not. */
export function summary({ answers, refusals }: Pick<Sender, 'answers' | 'refusals'>, seed: number, seconds: number): string {
  const totals = new Map<number, number>();
  for (const counts of answers.values())
    for (const [status, count] of counts) totals.set(status, (totals.get(status) ?? 0) + count);
  const statuses = [...totals].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  const sent = [...totals.values()].reduce((sum, count) => sum + count, 0);
  const untaken = untakenIn({ answers });
  const share = (((answers.size - untaken.length) / answers.size) * 100).toFixed(1);
  const reasons = untaken.map((name) => `  ${name}: ${refusals.get(name) ?? 'not asked rightly'}\n`);
  return [
    `${sent} requests to ${answers.size} routes in ${seconds} s, seed ${seed}. ${statuses.join(', ')}\n`,
    `${answers.size - untaken.length} routes took at least one of theirs (${share} %)${untaken.length ? '; not these:' : '.'}\n`,
    ...reasons,
  ].join('');
}

/** Routes that refused all of their requests. */
export const untakenIn = ({ answers }: Pick<Sender, 'answers'>): string[] =>
  [...answers].filter(([, counts]) => ![...counts.keys()].some((status) => status < 400)).map(([name]) => name);
