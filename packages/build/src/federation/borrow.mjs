const OWN_COPY = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.[cm]?js$/;

/** An external of every remote: the runtime of Module Federation is the shell's (see lend.mjs). */
export function borrowedFederation({ request }, done) {
  return OWN_COPY.test(request ?? '') ? done(null, 'dwangFederation()', 'var') : done();
}
