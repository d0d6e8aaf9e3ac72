import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder, REMOTES } from '../config/paths.mjs';

const MANIFEST = 'remote.manifest.json';

function describe(id) {
  const file = join(outputFolder.remote(id, 'stable'), MANIFEST);
  if (!existsSync(file)) return null;
  const { version, contract, routes } = JSON.parse(readFileSync(file, 'utf8'));
  const hasStaging = existsSync(join(outputFolder.remote(id, 'staging'), MANIFEST));
  const url = (channel) => `/${id}/${channel}/${MANIFEST}`;
  const paths = routes.map((route) => route.path);
  return { version, contract, paths, channels: { stable: url('stable'), ...(hasStaging ? { staging: url('staging') } : {}) } };
}

/** Writes `shell/dist/remotes.json`: every remote that has been built, with its channels. */
export function writeRegistry() {
  const found = REMOTES.map((id) => [id, describe(id)]).filter(([, entry]) => entry);
  const registry = { remotes: Object.fromEntries(found) };
  writeFileSync(join(outputFolder.shell, 'remotes.json'), `${JSON.stringify(registry, null, 2)}\n`);
  return registry;
}
