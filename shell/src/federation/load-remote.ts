import type { RemoteId, RemoteModule } from '@dwang/shell-api';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { RemoteError, toRemoteError } from './remote-error';
import { type KnownRemote, knownRemote, readAgain } from './remotes';
import { withinLimit } from './time-limit';

const loaded = new Map<RemoteId, Promise<RemoteModule>>();
const failures = new Map<RemoteId, number>();

/** Where the container is. After a failure the address differs, so that no broken copy and no hanging request is used again. */
function entryUrl({ manifest, url }: KnownRemote): string {
  const entry = new URL(manifest.entry, url);
  if (entry.origin !== new URL(url).origin) throw new RemoteError('REMOTE.INVALID', 'Its files are not where they belong.');
  const attempt = failures.get(manifest.id) ?? 0;
  if (attempt > 0) entry.searchParams.set('retry', String(attempt));
  return entry.href;
}

const isModule = (value: unknown): value is { default: RemoteModule } =>
  typeof value === 'object' &&
  value !== null &&
  'default' in value &&
  typeof (value.default as RemoteModule)?.routes === 'object';

async function attemptLoad(remote: KnownRemote): Promise<RemoteModule> {
  const { id, container } = remote.manifest;
  // `force` drops what the runtime remembers of a broken attempt; the runtime warns about it, which is meant for accidents.
  const force = (failures.get(id) ?? 0) > 0;
  registerRemotes([{ name: container, alias: id, entry: entryUrl(remote), type: 'global' }], { force });
  const module = await withinLimit(loadRemote<unknown>(`${id}/remote`));
  if (!isModule(module)) throw new RemoteError('REMOTE.INVALID', 'It does not hold what it promises.');
  return module.default;
}

/** One quiet second try for a quick failure, by what the server says now; something that hangs is not waited for twice. */
async function load(id: RemoteId): Promise<RemoteModule> {
  try {
    return await attemptLoad(await knownRemote(id));
  } catch (cause) {
    forgetRemote(id);
    const error = toRemoteError(cause);
    if (error.code !== 'REMOTE.UNREACHABLE') throw error;
    return attemptLoad(await readAgain(id));
  }
}

/** Makes the next load start afresh: also for a screen of the remote that broke after the remote itself was loaded. */
export function forgetRemote(id: RemoteId): void {
  failures.set(id, (failures.get(id) ?? 0) + 1);
  loaded.delete(id);
}

/** The one exposed module of a remote, loaded once. Rejects with a RemoteError; the next call after that tries again. */
export function loadRemoteModule(id: RemoteId): Promise<RemoteModule> {
  const running = loaded.get(id);
  if (running) return running;
  const module = load(id).catch((cause: unknown) => {
    forgetRemote(id);
    throw toRemoteError(cause);
  });
  loaded.set(id, module);
  return module;
}
