import type { RemoteId, RemoteManifest, RemotesRegistry } from '@dwang/shell-api';
// Not through the front door: this runs before shared modules can be had.
import { CONTRACT_VERSION } from '@dwang/shell-api/contract-version';
import { RemoteError } from './remote-error';

export type RegistryEntry = RemotesRegistry['remotes'][string];
export type Registry = Partial<Record<RemoteId, RegistryEntry>>;

const REMOTE_IDS: readonly RemoteId[] = ['mf-dashboard', 'mf-jobs', 'mf-finance', 'mf-tools', 'mf-admin'];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

/** A remote's files may be elsewhere, but only ever on the web: never `javascript:` or `data:`. */
function isWebUrl(value: unknown): value is string {
  if (!isText(value)) return false;
  try {
    return /^https?:$/.test(new URL(value, location.href).protocol);
  } catch {
    return false;
  }
}

function isEntry(value: unknown): value is RegistryEntry {
  if (!isFields(value) || !isFields(value.channels)) return false;
  const { stable, staging } = value.channels;
  const urlsAreGood = isWebUrl(stable) && (staging === undefined || isWebUrl(staging));
  return urlsAreGood && isText(value.version) && typeof value.contract === 'number' && isListOf(value.paths, isText);
}

/** Checks `remotes.json`. Written by hand, because zod would weigh on the first screen. One bad entry costs only that remote. */
export function readRegistry(value: unknown): Registry {
  if (!isFields(value) || !isFields(value.remotes)) {
    throw new RemoteError('REMOTE.INVALID', 'The list of parts (remotes.json) cannot be read.');
  }
  const registry: Registry = {};
  for (const id of REMOTE_IDS) {
    const entry = value.remotes[id];
    if (isEntry(entry)) registry[id] = entry;
  }
  return registry;
}

type Described = { [name: string]: unknown };
const hasTexts =
  (...names: string[]) =>
  (item: unknown): item is Described =>
    isFields(item) && names.every((name) => isText(item[name]));

const isRoute = (item: unknown): item is Described =>
  hasTexts('path', 'title', 'skeleton')(item) &&
  String(item.path).startsWith('/') &&
  (item.below === undefined || isListOf(item.below, isText));
const isNavigation = (item: unknown): item is Described =>
  hasTexts('id', 'label', 'to', 'icon')(item) && typeof item.order === 'number' && Array.isArray(item.highlights);
const isWidget = (item: unknown): item is Described =>
  hasTexts('id', 'title', 'defaultSize')(item) && typeof item.order === 'number' && isListOf(item.sizes, isText);

function isManifest(value: Fields): boolean {
  return (
    isText(value.version) &&
    isText(value.entry) &&
    /^[a-z_]+$/.test(String(value.container)) &&
    isListOf(value.routes, isRoute) &&
    isListOf(value.navigation, isNavigation) &&
    isListOf(value.widgets, isWidget) &&
    isListOf(value.commands, hasTexts('id', 'title')) &&
    isListOf(value.help, hasTexts('id', 'section', 'title', 'body')) &&
    isListOf(value.assets, isText) &&
    isListOf(value.preload, isText) &&
    (value.screens === undefined || isListOf(value.screens, isText)) &&
    (value.role === 'everyone' || value.role === 'administrator')
  );
}

/** Checks a remote's description; throws a RemoteError whose message says what is wrong with it. */
export function readManifest(id: RemoteId, value: unknown): RemoteManifest {
  if (!isFields(value) || value.id !== id) throw new RemoteError('REMOTE.INVALID', 'Its description belongs to something else.');
  if (value.contract !== CONTRACT_VERSION) {
    throw new RemoteError('REMOTE.NEEDS_UPDATE', 'It was built for another version of the app and needs an update.');
  }
  if (!isManifest(value)) throw new RemoteError('REMOTE.INVALID', 'Its description is damaged.');
  return value as unknown as RemoteManifest;
}
