import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

/** The domain's sources as CommonJS, so that plain Node runs them. */
export function compileDomain(folder) {
  const source = fileURLToPath(new URL('../../packages/domain/src/', import.meta.url));
  const files = readdirSync(source, { recursive: true }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const program = { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' }, swcrc: false };
  for (const file of files) {
    const to = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, transformFileSync(join(source, file), program).code);
  }
}
