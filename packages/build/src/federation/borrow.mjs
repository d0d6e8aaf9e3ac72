const OWN_COPY = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.[cm]?js$/;

/** Enough for the plugin's start to run through where nothing is shared. */
const NOTHING_SHARED =
  '{ runtime: {}, bundlerRuntime: { S: {}, init() {}, I() {}, remotes() {}, consumes() {}, installInitialConsumes() {} }, bundlerRuntimeOptions: {} }';

/**
 * An external of every remote: the runtime of Module Federation is the shell's (see lend.mjs). The plugin puts its start into the scripts of
 * workers too, where there is no shell and nothing shared.
 */
export function borrowedFederation({ request }, done) {
  return OWN_COPY.test(request ?? '') ? done(null, `(globalThis.dwangFederation?.() ?? ${NOTHING_SHARED})`, 'var') : done();
}
