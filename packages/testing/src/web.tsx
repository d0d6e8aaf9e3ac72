/** For tests of remotes and shell: rows, a server in place of `fetch`, and the shell around a screen. */
export * from './web/builders';
export * from './web/clock';
export * from './web/fake-api';
export * from './web/in-view';
export * from './web/offline-device';
export * from './web/render-in-shell';
export * from './web/timer-server';
