const NAME = 'RetryAddress';

const code = (container) => `
var query = typeof document !== "undefined" && document.currentScript && document.currentScript.src.split("?")[1];
if (query) {
  ["u", "k"].forEach(function (kind) {
    var nameOf = __webpack_require__[kind];
    if (nameOf) __webpack_require__[kind] = function (id) { return nameOf(id) + "?" + query; };
  });
  document.querySelectorAll('script[data-rspack^="${container}:"]').forEach(function (script) { script.remove(); });
}
`;

/**
 * A container that is fetched anew as `remoteEntry.js?retry=1` asks for its chunks with the same query. Otherwise the browser makes the
 * second request for a chunk wait behind the first one that hangs, or hands out the broken copy again; and the
 * loader would wait for the script element that still hangs.
 */
export class RetryAddress {
  /** @param {string} container */
  constructor(container) {
    this.container = container;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { RuntimeModule } = compiler.webpack;
    const text = code(this.container);
    class RetryAddressModule extends RuntimeModule {
      constructor() {
        super('retry address', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        return text;
      }
    }
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        if (chunk.hasRuntime()) compilation.addRuntimeModule(chunk, new RetryAddressModule());
      });
    });
  }
}
