import antd from 'antd';

const KEY = 'dwang';
/** antd's ten-step colour scales and presets: about 200 variables that no rule of ours uses. */
const UNUSED_SCALE = /^--ant-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(-\d+)?$/;

/** Every look of the product, with the theme that antd needs for it. */
export function looks(theme) {
  const { defaultAlgorithm, darkAlgorithm } = antd.theme;
  const look = (name, scheme, contrast, isPhone = false) => ({
    name,
    theme: {
      hashed: false,
      cssVar: { key: KEY, prefix: 'ant' },
      algorithm: scheme === 'dark' ? darkAlgorithm : defaultAlgorithm,
      token: theme.tokensOf(scheme, contrast, isPhone),
      components: theme.componentsOf(scheme, contrast),
    },
  });
  return [
    look('light', 'light', 'normal'),
    look('dark', 'dark', 'normal'),
    look('light-high', 'light', 'high'),
    look('dark-high', 'dark', 'high'),
    look('phone', 'light', 'normal', true),
  ];
}

/** The variables of all looks as css: the light look whole, of the others only what differs from what they stand on. */
export function lookCss(extracted, theme, group, rules, screen) {
  const globals = extracted.get('light').variables.get(`.${KEY}`) ?? new Map();
  const isUsed = (name) =>
    !UNUSED_SCALE.test(name) && (globals.has(name) || rules.includes(`var(${name})`) || rules.includes(`var(${name},`));
  const of = (name) => withProduct(extracted.get(name).variables, theme, name, group);
  const light = of('light');
  const write = (blocks, prefix) => blocksCss(blocks, prefix, isUsed);
  const dark = difference(of('dark'), light);
  const darkHigh = difference(of('dark-high'), of('dark'));
  return [
    write(light, ''),
    `${screen.phone}{${write(difference(of('phone'), light), '')}}`,
    write(dark, "[data-theme='dark']"),
    `${screen.dark}{${write(dark, ':root:not([data-theme])')}}`,
    write(difference(of('light-high'), light), "[data-contrast='high']:not([data-theme='dark'])"),
    write(darkHigh, "[data-theme='dark'][data-contrast='high']"),
  ].join('\n');
}

function withProduct(variables, theme, look, group) {
  if (group !== 'base') return variables;
  const [scheme, contrast] = look.split('-');
  const own = theme.productVariables(scheme === 'dark' ? 'dark' : 'light', contrast === 'high' ? 'high' : 'normal');
  const root = new Map(variables.get(`.${KEY}`));
  for (const [name, value] of Object.entries(own)) root.set(`--dwang-${name}`, value);
  return new Map([...variables, [`.${KEY}`, root]]);
}

function difference(blocks, base) {
  const result = new Map();
  for (const [selector, declarations] of blocks) {
    const known = base.get(selector);
    const changed = new Map([...declarations].filter(([name, value]) => known?.get(name) !== value));
    if (changed.size > 0) result.set(selector, changed);
  }
  return result;
}

function blocksCss(blocks, prefix, isUsed) {
  return [...blocks]
    .map(([selector, declarations]) => {
      const body = [...declarations]
        .filter(([name]) => name.startsWith('--dwang') || isUsed(name))
        .map(([name, value]) => `${name}:${value}`);
      const isRoot = selector === `.${KEY}`;
      const target = isRoot ? prefix || ':root' : `${prefix} ${selector}`.trim();
      return body.length > 0 ? `${target}{${body.join(';')}}` : '';
    })
    .join('');
}
