import { SHARED_NAMES } from '../config/shared.mjs';

const NAME = 'ProvideGuard';

/**
 * Which of the shared modules this build's scripts do not provide.
 * @param {string[]} names
 * @param {string} code all scripts of the build
 */
export function missingShares(names, code) {
  return names.filter((name) => !code.includes(`name:"${name}",version:`) && !code.includes(`name: "${name}", version:`));
}

/** Fails a shell build that provides too little: remotes would bring their own React, and the page would die at run time. */
export class ProvideGuard {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
        const missing = missingShares(SHARED_NAMES, scripts.map((name) => assets[name].source().toString()).join('\n'));
        if (missing.length) {
          compilation.errors.push(
            new WebpackError(`The shell does not provide ${missing.join(', ')}: reference each in shell/src/providers.ts`),
          );
        }
      });
    });
  }
}
