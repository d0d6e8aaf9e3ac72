import type { RemoteId, RemoteManifest } from '@dwang/shell-api';
import { type ChannelChoices, getChannels, manifestUrl } from './channels';
import { fetchJson } from './fetch-json';
import { type Registry, readManifest, readRegistry } from './guards';
import { RemoteError, toRemoteError } from './remote-error';

/** A remote whose description was read: what it is and where its files are. */
export interface KnownRemote {
  manifest: RemoteManifest;
  url: string;
}

export interface RemotesState {
  /** True as soon as each remote is either known or failed. */
  settled: boolean;
  registry: Registry;
  choices: ChannelChoices;
  known: Partial<Record<RemoteId, KnownRemote>>;
  failed: Partial<Record<RemoteId, RemoteError>>;
  /** Set when remotes.json itself could not be read. */
  registryError: RemoteError | null;
}

const empty: RemotesState = { settled: false, registry: {}, choices: {}, known: {}, failed: {}, registryError: null };

let state = empty;
let listing: Promise<void> | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function change(next: Partial<RemotesState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Reads one description; the failure stays with that remote. */
async function readOne(id: RemoteId): Promise<KnownRemote> {
  const entry = state.registry[id];
  if (!entry) throw new RemoteError('REMOTE.UNKNOWN', 'It is not in the list of parts (remotes.json).');
  const url = manifestUrl(entry, state.choices[id]);
  try {
    const known = { manifest: readManifest(id, await fetchJson(url)), url };
    const { [id]: _, ...failed } = state.failed;
    change({ known: { ...state.known, [id]: known }, failed });
    return known;
  } catch (cause) {
    const error = toRemoteError(cause);
    change({ failed: { ...state.failed, [id]: error } });
    throw error;
  }
}

/** Each description that is on its way or was read, by remote: nobody waits for another remote's. */
const reading = new Map<RemoteId, Promise<KnownRemote>>();

function begin(id: RemoteId): Promise<KnownRemote> {
  const one = readOne(id);
  // Whoever needs it hears of the failure; it also stands in the state.
  one.catch(() => undefined);
  reading.set(id, one);
  return one;
}

/** Reads remotes.json and sets off all descriptions, without waiting for them. */
async function readRegistryFile(): Promise<void> {
  try {
    const registry = readRegistry(await fetchJson('/remotes.json'));
    change({ registry, choices: getChannels(), registryError: null });
    for (const id of Object.keys(registry) as RemoteId[]) begin(id);
  } catch (cause) {
    change({ registryError: toRemoteError(cause) });
  }
}

async function settle(registryRead: Promise<void>): Promise<void> {
  await registryRead;
  await Promise.allSettled(reading.values());
  change({ settled: true });
}

/** Starts reading remotes.json and every description, once; a failed registry is read again by the next call. */
export function startRemotes(): Promise<void> {
  if (!loading || (state.settled && state.registryError)) {
    listing = readRegistryFile();
    loading = settle(listing);
  }
  return loading;
}

/**
 * The description of one remote, without waiting for the others. A failure is told to all who waited for it; whoever asks later has it
 * read again.
 */
export async function knownRemote(id: RemoteId): Promise<KnownRemote> {
  void startRemotes();
  await listing;
  if (state.registryError) throw state.registryError;
  const first = state.failed[id] ? undefined : reading.get(id);
  return first ?? begin(id);
}

/** Reads the description of a known remote anew: its files may have been replaced since. */
export const readAgain = (id: RemoteId): Promise<KnownRemote> => begin(id);

export const remotesState = (): RemotesState => state;

export function onRemotesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
