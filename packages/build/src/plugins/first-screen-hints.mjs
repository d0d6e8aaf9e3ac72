import { FIRST_SCREEN_SHARED } from '../config/shared.mjs';

const NAME = 'FirstScreenHints';

const provided = (module) => /^provide shared module \([^)]*\) (.+)@/.exec(module?.identifier() ?? '')?.[1];

/** Chunk groups that the first screen waits for: the bootstrap, and those that bring a shared module it uses. */
function firstScreenFiles(compilation) {
  const isFirst = (group) =>
    group.name === 'bootstrap' || group.origins.some(({ module }) => FIRST_SCREEN_SHARED.includes(provided(module)));
  return [...new Set(compilation.chunkGroups.filter(isFirst).flatMap((group) => group.getFiles()))]
    .filter((name) => /\.(js|css)$/.test(name))
    .sort();
}

const link = (name, as) =>
  `<link rel="preload" as="${as}" href="/${name}"${as === 'font' ? ' type="font/woff2" crossorigin' : ''}>`;

/**
 * The hints, as HTML. Scripts and styles carry no `crossorigin`: the page asks for them without, and would fetch them twice.
 * @param {string[]} files
 * @param {string[]} fonts
 */
export const hints = (files, fonts) =>
  [
    ...files.map((name) => link(name, name.endsWith('.css') ? 'style' : 'script')),
    ...fonts.map((name) => link(name, 'font')),
  ].join('');

/** Writes preload hints for the first screen into index.html, so that its files come in one round instead of three. */
export class FirstScreenHints {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const page = assets['index.html']?.source().toString();
        if (!page) return;
        const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        const files = firstScreenFiles(compilation).filter((name) => !initial.has(name));
        const fonts = Object.keys(assets).filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        compilation.updateAsset('index.html', new sources.RawSource(page.replace('</head>', `${hints(files, fonts)}</head>`)));
      });
    });
  }
}
