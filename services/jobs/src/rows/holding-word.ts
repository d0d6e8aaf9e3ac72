import type { Holding, SearchedWord } from '@dwang/platform';

/** SQL of the ids of jobs that hold the word (of platform's `whereWords`) themselves or in their client. */
export const jobsHolding = (holding: Holding): string =>
  `${holding('projects')} UNION ` +
  `SELECT job.id AS id FROM (${holding('clients')}) named INNER JOIN projects job ON job.clientId = named.id`;

/** As `jobsHolding`, of time entries by their own text or their job's. */
export const entriesHolding = (holding: Holding): string =>
  `${holding('time_entries')} UNION ` +
  `SELECT worked.id AS id FROM (${jobsHolding(holding)}) job INNER JOIN time_entries worked ON worked.projectId = job.id`;

/** SQL of whether the job with the id, such as `entry.projectId`, holds the word. */
export const isJobHolding = (isIn: SearchedWord['isIn'], id: string): string =>
  `${isIn('projects', id)} OR EXISTS (SELECT 1 FROM projects job WHERE job.id = ${id} AND ${isIn('clients', 'job.clientId')})`;

/** As `isJobHolding`, of time by its own text or its job's. */
export const isEntryHolding = (isIn: SearchedWord['isIn'], entry: string): string =>
  `${isIn('time_entries', `${entry}.id`)} OR ${isJobHolding(isIn, `${entry}.projectId`)}`;
