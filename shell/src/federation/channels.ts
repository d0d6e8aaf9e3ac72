import type { RemoteId } from '@dwang/shell-api';
import type { Registry, RegistryEntry } from './guards';

export type Channel = 'stable' | 'staging';
export type ChannelChoices = Partial<Record<RemoteId, Channel>>;

const KEY = 'dwang-channels';
const isChannel = (value: unknown): value is Channel => value === 'stable' || value === 'staging';

function stored(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `?channel=mf-jobs:staging` (repeatable, or separated by commas): for this page only, stronger than the stored choice. */
function asked(): Record<string, unknown> {
  const values = new URLSearchParams(location.search).getAll('channel').flatMap((value) => value.split(','));
  return Object.fromEntries(values.map((value) => value.split(':')).map(([id, channel]) => [id, channel]));
}

// The address changes while people work; what was asked for counts until the page is left.
const askedAtStart = asked();

/** What this browser chose, whether the registry offers it or not. */
export function getChannels(ofAddress = askedAtStart): ChannelChoices {
  const entries = Object.entries({ ...stored(), ...ofAddress }).filter(([, channel]) => isChannel(channel));
  return Object.fromEntries(entries) as ChannelChoices;
}

/** Keeps the choice for this browser; it counts from the next load of the page. */
export function setChannel(id: RemoteId, channel: Channel): void {
  const { [id]: _, ...others } = stored();
  const next = channel === 'stable' ? others : { ...others, [id]: channel };
  localStorage.setItem(KEY, JSON.stringify(next));
}

/** The channel that is really used: a choice that `remotes.json` does not offer falls back to stable. */
export function usedChannel(entry: RegistryEntry, choice: Channel | undefined): Channel {
  return choice === 'staging' && entry.channels.staging ? 'staging' : 'stable';
}

/** The manifest's address. It can only be one that stands in `remotes.json`. */
export function manifestUrl(entry: RegistryEntry, choice: Channel | undefined): string {
  const url = usedChannel(entry, choice) === 'staging' ? entry.channels.staging : entry.channels.stable;
  return new URL(url ?? entry.channels.stable, location.href).href;
}

/** Remotes that run another build than everybody's. */
export const notOnStable = (registry: Registry, choices: ChannelChoices): RemoteId[] =>
  (Object.keys(registry) as RemoteId[]).filter((id) => {
    const entry = registry[id];
    return entry !== undefined && usedChannel(entry, choices[id]) !== 'stable';
  });
