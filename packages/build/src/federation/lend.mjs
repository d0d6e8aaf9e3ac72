import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * A runtime plugin of Module Federation, run in the page before the shell's own start: lends the shell's copy of the runtime to every
 * remote, which so need not bring one (12 KB each). Each call gives parts that no other container writes to.
 */
export default () => ({
  name: 'lend-federation',
  beforeInit(args) {
    const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
    globalThis.dwangFederation = () => ({
      runtime: { ...runtime, init: (options) => startContainer(runtime, options) },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    });
    return args;
  },
});

/** As the runtime's own `init`, which would make the container the one that the shell's `loadRemote` goes through. */
function startContainer(runtime, options) {
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance({ ...options, id: options.id ?? '' });
  known.initOptions(options);
  return known;
}
