/**
 * Writes dist/base.css, dist/data.css and dist/form.css: antd's styles for the components that the kit exports, the theme's variables for
 * every look, and the kit's own style sheets. Nothing is styled at run time, so that the pages run under `style-src 'self'`.
 * Run by `npm run build` (about 2 s) or imported: `import { buildCss } from '@dwang/kit/build-css'`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.env.NODE_ENV = 'production';

const kit = fileURLToPath(new URL('..', import.meta.url));
const styles = {
  base: [
    'fonts',
    'reset',
    'text',
    'layout',
    'card',
    'figures',
    'tiles',
    'items',
    'filters',
    'feedback',
    'loader',
    'controls',
    'dialog',
    'toast',
    'glyphs',
    'charts',
    'map',
    'antd-base',
    'reduced-motion',
    'forced-colors',
  ],
  data: ['data-table', 'data-cards', 'details', 'months', 'note-text', 'paper', 'antd-data'],
  form: ['fields', 'camera', 'antd-form'],
};
const SCREEN = { phone: '@media (max-width: 767.98px)', dark: '@media (prefers-color-scheme: dark)' };

/** Builds the three files; answers their sizes in bytes. */
export async function buildCss() {
  const [{ createCache }, { extract }, { groups }, { loadTheme }, { looks, lookCss }] = await Promise.all([
    import('@ant-design/cssinjs'),
    import('./extract.mjs'),
    import('./antd-parts.mjs'),
    import('./load-theme.mjs'),
    import('./looks.mjs'),
  ]);
  const theme = await loadTheme();
  const all = looks(theme);
  const caches = new Map(all.map((look) => [look.name, createCache()]));
  const sizes = {};
  mkdirSync(join(kit, 'dist/fonts'), { recursive: true });
  copyFonts();
  for (const group of Object.keys(groups)) {
    const extracted = new Map(all.map((look) => [look.name, extract(groups[group](), look.theme, caches.get(look.name))]));
    const own = styles[group].map((name) => readFileSync(join(kit, `src/styles/${name}.css`), 'utf8')).join('\n');
    const { rules } = extracted.get('light');
    const css = [
      group === 'base' ? '@layer reset, antd;' : '',
      rules,
      lookCss(extracted, theme, group, rules + own, SCREEN),
      own,
    ].join('\n');
    writeFileSync(join(kit, `dist/${group}.css`), css);
    sizes[group] = css.length;
  }
  return sizes;
}

function copyFonts() {
  const require = createRequire(import.meta.url);
  for (const subset of ['latin', 'latin-ext']) {
    const file = `inter-${subset}-wght-normal.woff2`;
    copyFileSync(require.resolve(`@fontsource-variable/inter/files/${file}`), join(kit, 'dist/fonts', file));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = await buildCss();
  console.log(
    `kit css: ${Object.entries(sizes)
      .map(([name, size]) => `${name} ${Math.round(size / 1024)} KB`)
      .join(', ')}`,
  );
}
