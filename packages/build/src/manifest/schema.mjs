import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { ROOT } from '../config/paths.mjs';

const SOURCES = ['contract-version', 'manifest'];
const CACHE = join(ROOT, 'packages/build/.cache');

function compile(name) {
  const source = readFileSync(join(ROOT, `packages/shell-api/src/${name}.ts`), 'utf8');
  const { code } = transformSync(source, {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  const file = join(CACHE, `${name}.mjs`);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(
    unfinished,
    code.replace(/from '\.\/([a-z-]+)'|from "\.\/([a-z-]+)"/g, (_, a, b) => `from './${a ?? b}.mjs'`),
  );
  renameSync(unfinished, file);
  return file;
}

/** The zod schemas of `packages/shell-api`, compiled on the fly: the contract is written once, in TypeScript. */
export async function manifestSchemas() {
  mkdirSync(CACHE, { recursive: true });
  const files = SOURCES.map(compile);
  return import(pathToFileURL(files[files.length - 1]).href);
}
