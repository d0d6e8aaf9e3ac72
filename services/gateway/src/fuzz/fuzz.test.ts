import { startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';
import { Fuzzer } from './testing/fuzzer';
import { Outside } from './testing/outside';
import { summary, untakenIn } from './testing/summary';

/** Requests to each route; `npm run fuzz` sends 500, made anew each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 20261129);

const built = makeBuiltFront();
let outside: Outside;
let test: TestApp;
beforeAll(async () => {
  outside = await Outside.open();
  const compose = { compose: (env: TestApp['env']) => createGateway(env, new Front(undefined, built.root)) };
  test = await startTestApp([], { ...compose, settings: outside.settings });
});
afterAll(async () => {
  await test?.close();
  await outside?.close();
  built.remove();
});

it(
  'answers whatever is sent to whichever route without a fault of its own and without a word of its inside, and takes what is right',
  async () => {
    const started = Date.now();
    const tell = (line: string) => process.env.FUZZ_RUNS && process.stdout.write(line);
    const fuzzer = await Fuzzer.make(test, outside, process.env.FUZZ_ROUTES);
    await fuzzer.run(RUNS, SEED, tell);
    const { sender } = fuzzer;
    tell(summary(sender, SEED, Math.round((Date.now() - started) / 1000)));
    expect(fuzzer.faults.join('\n')).toBe('');
    expect([...sender.answers.keys()].sort()).toEqual(fuzzer.routes.sort());
    expect(untakenIn(sender).map((name) => `${name}: ${sender.refusals.get(name)}`)).toEqual([]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  },
  300_000 + RUNS * 60_000,
);
