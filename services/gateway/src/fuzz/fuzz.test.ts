import { startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';
import { Fuzzer } from './testing/fuzzer';
import { summary } from './testing/summary';

/** Requests to each route; `npm run fuzz` sends 500, made anew each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
const SEED = process.env.FUZZ_SEED ?? (process.env.FUZZ_RUNS ? undefined : '20261129');

const built = makeBuiltFront();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

it(
  'answers whatever is sent to whichever route without a fault of its own and without a word of its inside',
  async () => {
    const fuzzer = await Fuzzer.make(test, process.env.FUZZ_ROUTES);
    await fuzzer.run(RUNS, SEED === undefined ? undefined : Number(SEED));
    if (process.env.FUZZ_RUNS) process.stdout.write(summary(fuzzer.answers));
    expect(fuzzer.faults.join('\n')).toBe('');
    expect([...fuzzer.answers.keys()].sort()).toEqual(fuzzer.routes.sort());
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  },
  300_000 + RUNS * 60_000,
);
