/** Draws antd's components on the server and reads what their styles came to. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import antd from 'antd';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const LEFTOVER = /\.data-ant-cssinjs-cache-path\{content:"[^"]*";\}/g;

/**
 * The css of `elements` in one look, told apart: `rules` (antd's style sheets, in `@layer antd`) and `variables`, a map of selector to
 * declarations. A `cache` that is passed again gives only what it has not given before.
 */
export function extract(elements, theme, cache = createCache()) {
  renderToString(h(StyleProvider, { cache, layer: true }, h(antd.ConfigProvider, { theme }, elements)));
  const read = (types) => extractStyle(cache, { plain: true, once: true, types }).replace(LEFTOVER, '');
  return { rules: read(['style']), variables: parseBlocks(read(['token', 'cssVar'])) };
}

function parseBlocks(css) {
  const blocks = new Map();
  for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const known = blocks.get(selector) ?? new Map();
    for (const declaration of body.split(/;(?=--)|;$/)) {
      const cut = declaration.indexOf(':');
      if (cut > 0)
        known.set(
          declaration.slice(0, cut).trim(),
          declaration
            .slice(cut + 1)
            .replace(/\s+/g, ' ')
            .trim(),
        );
    }
    blocks.set(selector, known);
  }
  return blocks;
}
