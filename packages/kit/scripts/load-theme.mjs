import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** The theme file as a module: it imports types only, so that it can be run as it stands once the types are gone. */
export async function loadTheme() {
  const file = fileURLToPath(new URL('../src/theme/theme.ts', import.meta.url));
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
