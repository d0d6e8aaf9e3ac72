import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'dwang-together-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shared = pathToFileURL(join(__dirname, '..', 'scripts', 'end-together.mjs')).href;
const server = join(folder, 'server.mjs');
const starter = join(folder, 'starter.mjs');
writeFileSync(
  server,
  `for (const what of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
     process.on(what, () => { console.log('ended by ' + what); process.exit(0); });
   console.log('up'); setInterval(() => undefined, 1000);`,
);
writeFileSync(
  starter,
  `import { startServer } from '${shared}'; startServer(['${server}'], {}).once('close', (code) => process.exit(code));`,
);

/** What the server writes after `end` was done to the process that has started the starter, or to the starter. */
async function endedBy(command: string[], signal: NodeJS.Signals): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('up');
  child.kill(signal);
  const { value } = await lines.next();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return String(value);
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'TR-411 the server ends with the process of npm start by %s',
  async (signal) => {
    expect(await endedBy([process.execPath, starter], signal)).toBe(`ended by ${signal}`);
  },
);

test('TR-411 the server ends when the process of npm start is killed', async () => {
  expect(await endedBy([process.execPath, starter], 'SIGKILL')).toBe('ended by disconnect');
});

test('TR-411 the server ends with a shell that passes nothing on, as npm has one between', async () => {
  const shell = ['sh', '-c', `"${process.execPath}" "${starter}"; true`];
  expect(await endedBy(shell, 'SIGTERM')).toBe('ended by SIGTERM');
});
