import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(__dirname, '..', '..');

/** A house in miniature: each package with its front door, two remotes, two areas. */
const SOUND: Record<string, string> = {
  'packages/contracts/package.json': '{"name":"@dwang/contracts","type":"module","exports":{".":"./src/index.ts"}}',
  'packages/contracts/src/index.ts': "export interface Row { id: number }\nexport { hidden } from './hidden';",
  'packages/contracts/src/hidden.ts': 'export const hidden = 1;',
  'packages/kit/package.json': '{"name":"@dwang/kit","type":"module","exports":{".":"./src/index.ts"}}',
  'packages/kit/src/index.ts': "export { Button } from 'antd';",
  'node_modules/antd/package.json': '{"name":"antd","main":"index.js"}',
  'node_modules/antd/index.js': 'exports.Button = 1;',
  'node_modules/three/package.json': '{"name":"three","main":"index.js"}',
  'node_modules/three/index.js': 'exports.Scene = 1;',
  'node_modules/typeorm/package.json': '{"name":"typeorm","main":"index.js"}',
  'node_modules/typeorm/index.js': 'exports.Entity = 1;',
  'shell/src/app.tsx': "import { Button } from '@dwang/kit';\nexport const App = () => <main>{Button}</main>;",
  'mf-jobs/src/features/clients/list.tsx': 'export const List = () => <ul />;',
  'mf-jobs/src/features/projects/list.tsx': "import { Button } from '@dwang/kit';\nexport const List = () => <b>{Button}</b>;",
  'mf-finance/src/remote.tsx': 'export const remote = 1;',
  'services/platform/src/index.ts': 'export const platform = 1;',
  'services/platform/src/inner.ts': 'export const inner = 1;',
  'services/jobs/src/index.ts': "export { jobs } from './jobs.service';",
  'services/jobs/src/jobs.service.ts': "import '../../platform/src/index';\nexport const jobs = 1;",
  'services/jobs/src/job.entity.ts': "import { Entity } from 'typeorm';\nexport const job = Entity;",
  'services/finance/src/index.ts': "import { jobs } from '../../jobs/src/index';\nexport const finance = jobs;",
};

/** One planted fault each: the rule that must catch it, the file, its text. */
const FAULTS: [rule: string, file: string, text: string][] = [
  ['three-in-scenes', 'mf-jobs/src/wall.ts', "import { Scene } from 'three';\nexport const wall = Scene;"],
  ['no-circle', 'mf-jobs/src/a.ts', "import './b';\nexport const a = 1;"],
  ['no-unresolved', 'shell/src/lost.ts', "import './nowhere';"],
  ['remote-not-into-shell', 'mf-jobs/src/up.ts', "import type { App } from '../../shell/src/app';\nexport type Up = typeof App;"],
  [
    'remote-not-into-remote',
    'mf-jobs/src/side.ts',
    "import { remote } from '../../mf-finance/src/remote';\nexport const side = remote;",
  ],
  [
    'front-not-into-services',
    'mf-jobs/src/back.ts',
    "import type { jobs } from '../../services/jobs/src/index';\nexport type Back = typeof jobs;",
  ],
  [
    'shell-not-into-remote',
    'shell/src/down.ts',
    "import { remote } from '../../mf-finance/src/remote';\nexport const down = remote;",
  ],
  [
    'feature-not-into-feature',
    'mf-jobs/src/features/projects/x.ts',
    "import { List } from '../clients/list';\nexport const x = List;",
  ],
  [
    'area-by-public-face',
    'services/finance/src/x.ts',
    "import { jobs } from '../../jobs/src/jobs.service';\nexport const x = jobs;",
  ],
  ['platform-below-areas', 'services/platform/src/x.ts', "import { jobs } from '../../jobs/src/index';\nexport const x = jobs;"],
  [
    'area-into-platform-by-front-door',
    'services/jobs/src/x.ts',
    "import { inner } from '../../platform/src/inner';\nexport const x = inner;",
  ],
  ['area-uses-plain-packages', 'services/jobs/src/y.ts', "import { Button } from '@dwang/kit';\nexport const y = Button;"],
  ['http-not-into-tables', 'services/jobs/src/jobs.controller.ts', "import { job } from './job.entity';\nexport const c = job;"],
  ['package-not-into-app', 'packages/kit/src/x.ts', "import { App } from '../../../shell/src/app';\nexport const x = App;"],
  [
    'packages-by-front-door',
    'mf-jobs/src/deep.ts',
    "import { hidden } from '../../packages/contracts/src/hidden';\nexport const deep = hidden;",
  ],
  ['contracts-only-zod', 'packages/contracts/src/x.ts', "import { Button } from 'antd';\nexport const x = Button;"],
  ['antd-through-kit', 'mf-jobs/src/direct.tsx', "import { Button } from 'antd';\nexport const X = () => <i>{Button}</i>;"],
];

function build(files: Record<string, string>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dwang-doors-')));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  mkdirSync(join(root, 'node_modules/@dwang'), { recursive: true });
  for (const name of ['contracts', 'kit']) symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@dwang', name));
  return root;
}

function check(root: string, fewest = 5): { code: number; text: string } {
  try {
    const text = execFileSync(process.execPath, [join(repository, 'infra/gates/doors.mjs'), root], {
      encoding: 'utf8',
      env: { ...process.env, DOORS_FEWEST: String(fewest) },
      stdio: 'pipe',
    });
    return { code: 0, text };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { code: status, text: `${stdout}${stderr}` };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('a sound house passes', () => {
  expect(check(build(SOUND))).toEqual({ code: 0, text: expect.stringContaining('0 violations') });
});

test('every planted violation is caught, type-only imports and JSX files too', () => {
  const planted = Object.fromEntries(FAULTS.map(([, file, text]) => [file, text]));
  const { code, text } = check(build({ ...SOUND, ...planted, 'mf-jobs/src/b.ts': "import './a';\nexport const b = 1;" }));
  expect(code).toBe(1);
  for (const [rule, file] of FAULTS) expect(text).toContain(`${rule}: ${file}`);
});

test('a run that sees too few modules fails, as it would if the parser were missing', () => {
  expect(check(build(SOUND), 1000)).toEqual({ code: 1, text: expect.stringContaining('the gate itself is broken') });
});
