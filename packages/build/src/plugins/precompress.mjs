import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { mode } from '../config/paths.mjs';

const NAME = 'Precompress';
const SMALLEST = 1024;
const WORTHWHILE = /\.(js|css|html|json|svg|webmanifest|txt)$/;
const HASHED = /\.[0-9a-f]{8}\./;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const brotliOptions = (size) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

const exists = (file) => stat(file).then(Boolean, () => false);

async function compress(file) {
  if (HASHED.test(file) && (await exists(`${file}.br`)) && (await exists(`${file}.gz`))) return;
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  await Promise.all([
    brotli(content, brotliOptions(content.length)).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/**
 * Compresses each file of at least 1 KB beside itself as `.br` and `.gz`.
 * @param {string} folder
 * @param {string[]} names
 */
const compressAll = (folder, names) =>
  Promise.all(names.filter((name) => WORTHWHILE.test(name)).map((name) => compress(join(folder, name))));

/** Compression at build time, so that the server only has to send. */
export class Precompress {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (mode() === 'development') return;
    compiler.hooks.afterEmit.tapPromise({ name: NAME, stage: 100 }, (compilation) =>
      compressAll(compilation.outputOptions.path, Object.keys(compilation.assets)),
    );
  }
}
