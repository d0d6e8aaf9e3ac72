export { useCardSettings } from './card-settings';
export { CONTRACT_VERSION } from './contract-version';
export { type Host, HostProvider, type Notice, type Notify, type OfferedWidget, useHost, useNotify, useUser } from './host';
export type {
  CommandDescription,
  HelpTopic,
  NavigationEntry,
  RemoteId,
  RemoteManifest,
  RemoteManifestSource,
  RemotesRegistry,
  RouteDescription,
  WidgetDescription,
  WidgetSize,
} from './manifest';
export type { CommandContext, PortalPartProps, RemoteModule, WidgetProps, WidgetSettingsProps } from './remote-module';
