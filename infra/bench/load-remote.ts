import type { RemoteId, RemoteModule } from '@dwang/shell-api';

const MODULES: Record<RemoteId, () => Promise<{ default: RemoteModule }>> = {
  'mf-dashboard': () => import('../../mf-dashboard/src/remote'),
  'mf-jobs': () => import('../../mf-jobs/src/remote'),
  'mf-finance': () => import('../../mf-finance/src/remote'),
  'mf-tools': () => import('../../mf-tools/src/remote'),
  'mf-admin': () => import('../../mf-admin/src/remote'),
};

/** Stands in for the shell's loader in the one-bundle build of the bench. */
export const loadRemoteModule = (id: RemoteId): Promise<RemoteModule> => MODULES[id]().then((module) => module.default);

export const forgetRemote = (): void => undefined;
