import type { DwangStore } from '@dwang/client';
import type { ComponentType } from 'react';
import type { Notify } from './host';
import type { WidgetSize } from './manifest';

/** What a dashboard card is given. */
export interface WidgetProps {
  size: WidgetSize;
}

/** What a card's own settings are given: they stand in a dialog, and change the card at once. */
export interface WidgetSettingsProps {
  onClose: () => void;
}

/** What a part of a client's private page is given. There is no user, and so no host (`useHost`). */
export interface PortalPartProps {
  /** The secret of the link, with which the API is asked. */
  token: string;
  /** The zone of the business. */
  timeZone: string;
}

/** What the shell hands to a command: it runs outside React, on whatever screen the person is. */
export interface CommandContext {
  store: DwangStore;
  notify: Notify;
  navigate: (path: string) => void;
}

/**
 * The default export of a remote's one exposed module, `./remote`. Keys are those of its manifest: a route's path, a widget's id,
 * a command's id. Components are lazy, so that loading the module loads no screen.
 */
export interface RemoteModule {
  routes: Record<string, ComponentType>;
  widgets?: Record<string, ComponentType<WidgetProps>>;
  /** By widget id, for those whose manifest says `hasSettings`. */
  widgetSettings?: Record<string, ComponentType<WidgetSettingsProps>>;
  /** For a manifest that says `portal`. */
  portal?: ComponentType<PortalPartProps>;
  commands?: Record<string, (context: CommandContext) => void | Promise<void>>;
}
