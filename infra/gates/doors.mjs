// The gate of the doors: `node infra/gates/doors.mjs [root]`. Fails on any forbidden import, and when it saw too few modules to be believed.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import swc from '@swc/core';
import { root as repository } from '../scripts/steps.mjs';
import { forbiddenIn, rooms } from './rules.mjs';

const root = resolve(process.argv[2] ?? repository);
/** A cruise without a working parser sees no module and reports success: fewer than this is a failure. */
const fewest = Number(process.env.DOORS_FEWEST ?? 200);

// dependency-cruiser 17 asks swc to read every file without JSX; it calls this very function, so JSX is switched on here by the file's name.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
const { cruise } = await import('dependency-cruiser');

process.chdir(root);
const { output } = await cruise(
  rooms.filter((room) => existsSync(join(root, room))),
  {
    ruleSet: { forbidden: forbiddenIn(root) },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|node_modules/\.)|\.css$` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
);
const own = output.modules.filter((module) => !module.source.includes('node_modules')).length;
for (const { rule, from, to } of output.summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (own < fewest) console.error(`only ${own} modules were seen, at least ${fewest} expected: the gate itself is broken`);
console.log(`doors: ${own} modules, ${output.summary.violations.length} violations`);
process.exit(output.summary.violations.length > 0 || own < fewest ? 1 : 0);
