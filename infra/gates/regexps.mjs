// The gate of the regular expressions: `node infra/gates/regexps.mjs [root]`. Each must be known as linear (regexps/linear.json) or stand,
// with what bounds it, in regexps/bounded.mjs. `--keep` judges new ones, which may take seconds, and keeps those that are linear.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFlags } from '../scripts/read-flags.mjs';
import { root as repository } from '../scripts/steps.mjs';
import { findPatterns } from './regexps/find.mjs';
import { faultOf } from './regexps/judge.mjs';

const { values, positionals } = readFlags({ keep: { type: 'boolean', default: false } }, 1);
const root = resolve(positionals[0] ?? repository);
const keptFile = join(root, 'infra/gates/regexps/linear.json');
/** @type {string[]} */
const kept = JSON.parse(readFileSync(keptFile, 'utf8'));
/** @type {{ bounded: import('./regexps/bounded.mjs').Bound[] }} */
const { bounded } = await import(pathToFileURL(join(root, 'infra/gates/regexps/bounded.mjs')).href);

const known = new Set(kept);
const said = new Set(bounded.flatMap(({ file, patterns }) => patterns.map((one) => `${file} ${one}`)));
/** A composed pattern is listed by its name: its text may be longer than a page. */
const listed = ({ file, text, name, isComposed }) => `${file} ${isComposed ? name : text}`;

const linear = new Set();
const used = new Set();

/** What is wrong with a pattern, in words; null for nothing. */
function faultWith(pattern) {
  const { text, source, flags } = pattern;
  if (said.has(listed(pattern))) {
    used.add(listed(pattern));
    return null;
  }
  const isNew = !known.has(text) && !linear.has(text);
  const fault = !isNew ? null : source === undefined ? 'composed while the product runs' : faultOf(source, flags);
  if (fault !== null) return `is not linear: ${fault}`;
  linear.add(text);
  return isNew && !values.keep ? 'is linear, but not kept: npm run regexps' : null;
}

const patterns = findPatterns(root);
const faults = patterns.flatMap((pattern) => {
  const fault = faultWith(pattern);
  return fault === null ? [] : [`${pattern.file}: ${pattern.text} ${fault}`];
});
if (values.keep) writeFileSync(keptFile, `${JSON.stringify([...linear].sort(), null, 2)}\n`);
else faults.push(...kept.filter((text) => !linear.has(text)).map((text) => `linear.json: ${text} is nowhere`));
faults.push(...[...said].filter((one) => !used.has(one)).map((one) => `bounded.mjs: ${one} is nowhere`));

for (const fault of faults) console.error(fault);
console.log(`regexps: ${patterns.length} in all, ${linear.size} texts linear, ${used.size} bounded, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
