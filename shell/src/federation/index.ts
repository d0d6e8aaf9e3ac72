/** How the shell finds, loads and walls off its remotes. */
export { ChannelBanner } from './channel-banner';
export { type Channel, getChannels, setChannel, usedChannel } from './channels';
export { HostScope, isAllowed, notify } from './host-scope';
export { loadRemoteModule } from './load-remote';
export { remoteName } from './remote-name';
export { RemotePortals } from './remote-portal';
export { remoteScreens } from './remote-screens';
export type { RemotesState } from './remotes';
export { useManifests } from './use-manifests';
export { useRemotes } from './use-remotes';
