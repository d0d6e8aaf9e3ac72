import type { Role } from '@dwang/contracts';

export const ROLE_NAMES: Record<Role, string> = { owner: 'Owner', user: 'Standard', contractor: 'Contractor' };

const ROLE_TEXTS: Record<Role, string> = {
  owner: 'Owner: everything, also the team and the company',
  user: 'Standard: all jobs, clients and invoices',
  contractor: 'Contractor: jobs that are shared with them, and their own time',
};

export const ROLE_OPTIONS = (Object.keys(ROLE_TEXTS) as Role[]).map((value) => ({ value, label: ROLE_TEXTS[value] }));
