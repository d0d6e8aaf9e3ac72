import type { ProjectLevel, UpdateProject } from '@dwang/contracts';
import { Forbidden, type Scope } from '@dwang/platform';
import { seesAllJobs } from './shared-only';

const WITH_EDIT: readonly string[] = ['progress', 'place', 'version'];
const PRICES = ['hourlyRate', 'estimateAmount'] as const;

/** Progress, and where on the map it is, are reported by whoever works on the job; its details are for those who manage it. */
export const neededFor = (change: object): ProjectLevel =>
  Object.keys(change).every((name) => WITH_EDIT.includes(name)) ? 'edit' : 'admin';

/** Clients are not a contractor's matter, and prices not of those who are not shown them. Throws `Forbidden`. */
export function refuseBeyond(scope: Scope, change: Partial<Record<keyof UpdateProject, unknown>>): void {
  const isElsewhere = change.clientId !== undefined || change.siteId !== undefined;
  if (isElsewhere && !seesAllJobs(scope)) throw new Forbidden('You cannot change the client of a job');
  if (!scope.seesPrices && PRICES.some((name) => change[name] !== undefined)) throw new Forbidden('You cannot change prices');
}
