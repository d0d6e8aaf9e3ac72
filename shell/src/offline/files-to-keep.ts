import { ownerOf } from '../federation/owner-of';
import { type KnownRemote, remotesState } from '../federation/remotes';

const addressesOf = ({ url }: KnownRemote, names: string[]): string[] => names.map((name) => new URL(name, url).href);

/** Files that must be there for the remote's screens and cards to show. */
const mainFilesOf = (remote: KnownRemote): string[] => {
  const { entry, preload, screens = [] } = remote.manifest;
  return [remote.url, ...addressesOf(remote, [entry, ...preload, ...screens])];
};

/** What this device should hold before anything else: the screen at `path`, then every screen that the navigation leads to. */
export function firstFiles(path: string): string[] {
  const owner = ownerOf(path);
  const remotes = Object.values(remotesState().known)
    .filter(({ manifest }) => manifest.role === 'everyone' || manifest.id === owner)
    .toSorted((one, other) => Number(other.manifest.id === owner) - Number(one.manifest.id === owner));
  return [...new Set(['/remotes.json', ...remotes.flatMap(mainFilesOf)])];
}

/** All that the remotes consist of. */
export const allFiles = (): string[] =>
  Object.values(remotesState().known).flatMap((remote) => [remote.url, ...addressesOf(remote, remote.manifest.assets)]);

/** Whether a worker holds the shell, and the kept files every part: the app then opens without a network. */
export async function isAllKept(): Promise<boolean> {
  const { known, settled, registryError } = remotesState();
  if (!navigator.serviceWorker?.controller || !settled || registryError || Object.keys(known).length === 0) return false;
  return areKept(allFiles());
}

/** Whether this device holds each of these files. */
export async function areKept(urls: string[]): Promise<boolean> {
  const kept = await Promise.all(urls.map((address) => caches.match(address, { ignoreVary: true })));
  return kept.every(Boolean);
}
