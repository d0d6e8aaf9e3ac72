import type { User } from '@dwang/contracts';
import { type ComponentType, createContext, useContext } from 'react';
import type { RemoteManifest, WidgetDescription, WidgetSize } from './manifest';

/** A card that some remote offers for the dashboard. */
export interface OfferedWidget extends WidgetDescription {
  remote: RemoteManifest['id'];
}

/** A toast: title and sentence as in the specification; `seconds` until it goes (default 4, 0 = stays). */
export interface Notice {
  title: string;
  description?: string;
  seconds?: number;
  action?: { label: string; run: () => void };
}

export interface Notify {
  success(notice: Notice): void;
  info(notice: Notice): void;
  warning(notice: Notice): void;
  error(notice: Notice): void;
}

/** What the shell gives to every remote, through React context. */
export interface Host {
  /** The signed-in user. Screens of remotes are only drawn when there is one. */
  user: User;
  notify: Notify;
  /** Every card that the remotes of the registry offer, whether their code can be reached or not. */
  widgets: OfferedWidget[];
  /** Draws one card of any remote, inside the shell's own error boundary with time-out and Retry. */
  Widget: ComponentType<{ remote: RemoteManifest['id']; id: string; size: WidgetSize }>;
  /** Draws the settings of a card that has some of its own, inside a boundary as well. */
  WidgetSettings: ComponentType<{ remote: RemoteManifest['id']; id: string; onClose: () => void }>;
}

const HostContext = createContext<Host | null>(null);

/** Only the shell renders this. */
export const HostProvider = HostContext.Provider;

/** The shell's services. Throws outside the shell: a remote cannot run alone. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost must be used inside the shell');
  return host;
}

export const useUser = (): User => useHost().user;
export const useNotify = (): Notify => useHost().notify;
