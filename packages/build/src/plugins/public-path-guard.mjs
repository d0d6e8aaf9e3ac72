const NAME = 'PublicPathGuard';

/**
 * Fails a remote's build whose files would be looked for beside the page instead of beside its own entry: such a remote could not be
 * served from any address but one, and its chunks would come out of the shell's folder.
 */
export class PublicPathGuard {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { publicPath } = compilation.outputOptions;
      if (publicPath === 'auto') return;
      compilation.errors.push(new WebpackError(`output.publicPath is ${JSON.stringify(publicPath)}, a remote's must be "auto"`));
    });
  }
}
