/** The factory: each app's rspack.config.mjs is one line that calls one of these. */

export { ONE_BUNDLE_FOLDER, oneBundle } from './config/one-bundle.mjs';
export { channel, outputFolder, REMOTES, ROOT } from './config/paths.mjs';
export { remote } from './config/remote.mjs';
export { server } from './config/server.mjs';
export { shell } from './config/shell.mjs';
export { writeRegistry } from './manifest/registry.mjs';
