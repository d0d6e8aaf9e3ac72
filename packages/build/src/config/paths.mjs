import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const REMOTES = ['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'];

/** `mf-jobs` → `mf_jobs`: the container is a global variable, so it must be an identifier. */
export const containerName = (id) => id.replaceAll('-', '_');

export const channel = () => (process.env.DWANG_CHANNEL === 'staging' ? 'staging' : 'stable');

export const mode = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production');

export const outputFolder = {
  shell: join(ROOT, 'shell/dist'),
  remote: (id, which = channel()) => join(ROOT, id, 'dist', which),
  server: join(ROOT, 'services/gateway/dist'),
};

export const packageVersion = (dir) => JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8')).version;
