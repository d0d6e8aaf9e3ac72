import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion, ROOT } from '../config/paths.mjs';
import { manifestSchemas } from '../manifest/schema.mjs';
import { checkManifest, stampManifest } from '../manifest/stamp.mjs';

const NAME = 'ManifestStamp';

/** Where screens are chosen: the exposed module, and a route that has several (`routes/jobs-screens.tsx`). */
const CHOOSES = /[\\/]src[\\/](remote|routes[\\/][\w-]+-screens)\.tsx$/;

function filesOf(compilation, isWanted) {
  const names = new Set(compilation.chunkGroups.filter(isWanted).flatMap((group) => group.getFiles()));
  return [...names].filter((name) => /\.(js|css)$/.test(name)).sort();
}

/** Files that the exposed module needs at once: with the entry, all that must arrive before the first lazy screen. */
const exposedFiles = (compilation) => filesOf(compilation, (group) => group.name === 'remote');

/** Files of screens and cards as they first show, without what these open later. */
const screenFiles = (compilation) =>
  filesOf(compilation, (group) => group.origins.some(({ module }) => CHOOSES.test(module?.nameForCondition?.() ?? '')));

/** Checks the remote's description before the build, stamps and emits it after. */
export class ManifestStamp {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.file = join(ROOT, id, 'remote.manifest.json');
  }

  async read() {
    const { RemoteManifestSource } = await manifestSchemas();
    return checkManifest(RemoteManifestSource, this.id, JSON.parse(readFileSync(this.file, 'utf8')));
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, async () => {
        try {
          const files = Object.keys(compilation.assets);
          const stamped = stampManifest(await this.read(), packageVersion(this.id), files, {
            preload: exposedFiles(compilation),
            screens: screenFiles(compilation),
          });
          compilation.emitAsset('remote.manifest.json', new sources.RawSource(JSON.stringify(stamped)));
        } catch (error) {
          // Without its stack: whoever wrote the manifest wants the field, not our code.
          compilation.errors.push(new WebpackError(error.message));
        }
      });
    });
  }
}
