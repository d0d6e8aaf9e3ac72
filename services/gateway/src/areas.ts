import { area as identity } from '@dwang/identity';
import type { AreaDefinition, AreaName, Env } from '@dwang/platform';
import { area as admin } from '@dwang/service-admin';
import { area as dashboard } from '@dwang/service-dashboard';
import { area as finance } from '@dwang/service-finance';
import { area as jobs } from '@dwang/service-jobs';
import { area as tools } from '@dwang/service-tools';

/** All areas, in the order in which they are seeded. */
export const areas: readonly AreaDefinition[] = [identity, jobs, finance, tools, dashboard, admin];

/** Where an area answers in its own process, or undefined when it is mounted in this one. Identity never leaves: it says who is asking. */
export function serviceUrlOf(name: AreaName, env: Env): string | undefined {
  if (name === 'identity') return undefined;
  const urls = {
    jobs: env.JOBS_SERVICE_URL,
    finance: env.FINANCE_SERVICE_URL,
    tools: env.TOOLS_SERVICE_URL,
    dashboard: env.DASHBOARD_SERVICE_URL,
    admin: env.ADMIN_SERVICE_URL,
  };
  return urls[name];
}
