import type { ComponentType } from 'react';
import type { WidgetSize } from './manifest';

/** What a dashboard card is given. */
export interface WidgetProps {
  size: WidgetSize;
}

/**
 * The default export of a remote's one exposed module, `./remote`. Keys are those of its manifest: a route's path, a widget's id,
 * a command's id. Components are lazy, so that loading the module loads no screen.
 */
export interface RemoteModule {
  routes: Record<string, ComponentType>;
  widgets?: Record<string, ComponentType<WidgetProps>>;
  commands?: Record<string, () => void>;
}
