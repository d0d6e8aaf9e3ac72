import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseSync, transformSync } from '@swc/core';
import { rooms } from '../rules.mjs';

const SOURCE = /\.(?:[cm]?js|tsx?)$/;
/** Tests, and what only tests and builds run, meet no text of others. */
const APART = /\.test\.|(?:^|\/)testing\/|^packages\/(?:build|testing)\/|^e2e\//;

/**
 * @typedef {object} Pattern
 * @property {string} file relative to the root
 * @property {string} text `/source/flags`; of a pattern made of a function's arguments `new RegExp: name`
 * @property {string} name what it is called in its file; '' for nothing
 * @property {boolean} isComposed made by `RegExp(…)`
 * @property {string} [source] missing where only a call of its function would tell it
 * @property {string} [flags]
 */

/**
 * All regular expressions of the product: literals, and those that modules compose when they are loaded.
 * @param {string} root
 * @returns {Pattern[]}
 */
export const findPatterns = (root) => sourcesIn(root).flatMap((file) => patternsOf(file, readFileSync(join(root, file), 'utf8')));

/** @param {string} root */
export function sourcesIn(root) {
  const packages = existsSync(join(root, 'packages'))
    ? readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
    : [];
  const services = existsSync(join(root, 'services'))
    ? readdirSync(join(root, 'services')).map((name) => `services/${name}`)
    : [];
  const apps = rooms.filter((room) => room !== 'packages' && room !== 'services');
  return [...packages, ...services, ...apps].flatMap((room) => {
    const folder = join(root, room, 'src');
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, { recursive: true }).map((file) => `${room}/src/${file.replaceAll('\\', '/')}`);
    return files.filter((file) => SOURCE.test(file) && !APART.test(file)).sort();
  });
}

const parserOf = (file) =>
  /\.tsx?$/.test(file)
    ? { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true }
    : { syntax: 'ecmascript', jsx: true, decorators: true };

function patternsOf(file, code) {
  const { literals, calls } = read(parseSync(code, parserOf(file)).body);
  const found = literals.map(({ source, flags, name }) => ({
    file,
    text: `/${source}/${flags}`,
    name,
    isComposed: false,
    source,
    flags,
  }));
  if (calls.length === 0) return found;
  const atLoad = calls.filter(({ isInFunction }) => !isInFunction);
  const made = atLoad.length > 0 ? composedBy(code, file) : [];
  if (made.length !== atLoad.length) throw new Error(`${file} composes ${made.length} patterns, ${atLoad.length} were expected`);
  return [
    ...found,
    ...atLoad.map(({ name }, at) => {
      const { source, flags } = made[at];
      return { file, text: `/${source}/${flags}`, name, isComposed: true, source, flags };
    }),
    ...calls
      .filter(({ isInFunction }) => isInFunction)
      .map(({ name }) => ({ file, text: `new RegExp: ${name}`, name, isComposed: true })),
  ];
}

const FUNCTIONS = [
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassMethod',
  'Constructor',
  'MethodProperty',
];

/** The literals, and the calls of `RegExp`, of a syntax tree. */
function read(tree) {
  const literals = [];
  const calls = [];
  const visit = (node, name, isInFunction) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const one of node) visit(one, name, isInFunction);
      return;
    }
    if (node.type === 'RegExpLiteral') literals.push({ source: node.pattern, flags: node.flags, name });
    if (['NewExpression', 'CallExpression'].includes(node.type) && node.callee.value === 'RegExp')
      calls.push({ name, isInFunction });
    const own =
      node.type === 'VariableDeclarator' ? node.id.value : node.type === 'KeyValueProperty' ? node.key.value : undefined;
    const isWithin = isInFunction || FUNCTIONS.includes(node.type);
    for (const part of Object.values(node)) visit(part, own ?? name, isWithin);
  };
  visit(tree, '', false);
  return { literals, calls };
}

/** What a module gives to `RegExp` when it is loaded, in the order of its text. What it imports plays no part in its patterns. */
function composedBy(code, file) {
  const target = { module: { type: 'commonjs' }, swcrc: false, jsc: { target: 'es2022', parser: parserOf(file) } };
  const made = [];
  class Noted extends RegExp {
    constructor(source, flags) {
      super(source, flags);
      made.push({ source: this.source, flags: this.flags });
    }
  }
  const imported = new Proxy(() => imported, { get: (_, key) => (typeof key === 'symbol' ? undefined : imported) });
  runInNewContext(transformSync(code, target).code, { RegExp: Noted, exports: {}, require: () => imported });
  return made;
}
