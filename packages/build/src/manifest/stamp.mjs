import { createHash } from 'node:crypto';
import { containerName } from '../config/paths.mjs';
import { isOnDemand } from '../on-demand.mjs';

const fieldName = (path) =>
  path.reduce(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );

/** A manifest that breaks the contract; the message names each field at fault. */
export class ManifestError extends Error {
  code = 'BUILD.MANIFEST_INVALID';
}

/**
 * Checks what the developer wrote.
 * @param {{ safeParse: (value: unknown) => any }} schema `RemoteManifestSource` of packages/shell-api
 * @param {string} id the remote whose build this is
 * @param {unknown} source
 */
export function checkManifest(schema, id, source) {
  const result = schema.safeParse(source);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${fieldName(issue.path) || '(the whole file)'}: ${issue.message}`);
    throw new ManifestError([`${id}/remote.manifest.json does not keep the contract:`, ...faults].join('\n'));
  }
  if (result.data.id !== id) throw new ManifestError(`${id}/remote.manifest.json: id: is "${result.data.id}", must be "${id}"`);
  return result.data;
}

const startsWithEntry = (name) => /^remoteEntry(\.[0-9a-f]{8})?\.js$/.test(name);

/**
 * Adds what only the build knows.
 * @param {object} source a checked manifest
 * @param {string} packageVersion
 * @param {string[]} files every file of the build; production names carry the content's hash
 * @param {{ preload: string[], screens: string[] }} first files of `./remote` itself, and of its screens and cards as they first show
 */
export function stampManifest(source, packageVersion, files, first) {
  const assets = files.filter((name) => !name.endsWith('.map') && !name.endsWith('.json')).sort();
  const entry = assets.find(startsWithEntry);
  if (!entry) throw new ManifestError(`${source.id}: the build made no remoteEntry.js`);
  const hash = createHash('sha256')
    .update(JSON.stringify([source, assets]))
    .digest('hex')
    .slice(0, 8);
  const kept = assets.filter((name) => !isOnDemand(name));
  return { ...source, container: containerName(source.id), version: `${packageVersion}+${hash}`, entry, ...first, assets: kept };
}
