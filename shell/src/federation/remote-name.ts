import type { RemoteId } from '@dwang/shell-api';

const names: Record<RemoteId, string> = {
  'mf-dashboard': 'Dashboard',
  'mf-jobs': 'Jobs',
  'mf-finance': 'Finance',
  'mf-tools': 'Tools',
  'mf-admin': 'Admin',
};

/** A remote in the words of the navigation: also known when nothing of it can be reached. */
export const remoteName = (id: RemoteId): string => names[id];
