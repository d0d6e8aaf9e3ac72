import { randomUUID } from 'node:crypto';
import { WEEK } from '../../../access-matrix/testing/rights';
import { CLIENT_VALUES } from './clients';
import { MONEY_VALUES } from './money';
import { PEOPLE_VALUES } from './people';
import { PLATFORM_VALUES } from './platform';
import { SIGN_IN_VALUES } from './sign-in';
import type { Maker, Values } from './value';
import { WORK_VALUES } from './work';

/** What `{name}` stands for in a request, besides the rows of the access matrix. */
export const VALUES: Values = {
  uid: async () => randomUUID(),
  week: async () => WEEK,
  feature: async () => 'sound',
  index: async () => 0,
  now: async () => new Date().toISOString(),
  job: async ({ world }: Maker) => world.job,
  project: ({ world }: Maker) => world.row('project', 'owner', true),
  projectId: async ({ world }: Maker) => world.job,
  ...PEOPLE_VALUES,
  ...SIGN_IN_VALUES,
  ...CLIENT_VALUES,
  ...WORK_VALUES,
  ...MONEY_VALUES,
  ...PLATFORM_VALUES,
};
