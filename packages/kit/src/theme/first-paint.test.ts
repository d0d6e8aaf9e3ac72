import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsOf, productVariables, type Scheme, tokensOf } from './theme';

/** The frame that stands before any script has run repeats these by hand: the kit's variables are not there yet. */
const css = readFileSync(join(process.cwd(), 'shell/src/first-paint.css'), 'utf8');

const themeOf = (scheme: Scheme) => {
  const token = tokensOf(scheme) ?? {};
  const own = productVariables(scheme);
  return {
    ground: token.colorBgLayout,
    card: token.colorBgContainer,
    line: token.colorBorderSecondary,
    bone: componentsOf(scheme)?.Skeleton?.gradientFromColor,
    bar: own.bar,
    'bar-text': own['bar-text'],
    'bar-muted': own['bar-muted'],
  };
};

/** The colours that the block after `selector` names, by their `--paint-*` name. */
function painted(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)?.[1] ?? '';
  return Object.fromEntries([...block.matchAll(/--paint-([a-z-]+):[^;#]*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));
}

it('paints the first frame in the colours of the theme', () => {
  const dark = themeOf('dark');
  const light = themeOf('light');
  expect(painted(':root')).toEqual(light);
  for (const selector of [':root[data-theme="dark"]', ':root:not([data-theme])']) {
    expect({ ...light, ...painted(selector) }).toEqual(dark);
  }
});
