import { CLIENTS } from './rights/clients';
import { CONTRACTS } from './rights/contracts';
import { DASHBOARD } from './rights/dashboard';
import { IDENTITY } from './rights/identity';
import { INVOICES } from './rights/invoices';
import { OPEN } from './rights/open';
import { PAYMENTS } from './rights/payments';
import { PLATFORM } from './rights/platform';
import { PROJECTS } from './rights/projects';
import { QUOTES } from './rights/quotes';
import { REPORTS } from './rights/reports';
import type { Rights } from './rights/route';
import { TIME } from './rights/time';
import { TOOLS } from './rights/tools';

export { ACTORS, type Actor, expected, MARK, OUTSIDERS, type Route, type RowKind, WEEK } from './rights/route';

/** Every route of the API and who may use it. A route that is not here fails the test: decide it, then write it down in the file of its part. */
export const RIGHTS: Rights = {
  ...OPEN,
  ...IDENTITY,
  ...CLIENTS,
  ...PROJECTS,
  ...TIME,
  ...REPORTS,
  ...INVOICES,
  ...QUOTES,
  ...PAYMENTS,
  ...CONTRACTS,
  ...TOOLS,
  ...DASHBOARD,
  ...PLATFORM,
};
