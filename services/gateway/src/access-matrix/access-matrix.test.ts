import { startTestApp, type TestApp } from '@dwang/testing/services';
import { createGateway } from '../create-gateway';
import { Front } from '../static/front';
import { makeBuiltFront } from '../testing/built-front';
import { type Asked, prepare, type Response } from './testing/prepare';
import { ACTORS, expected, MARK, OUTSIDERS, RIGHTS, type Route } from './testing/rights';
import { World } from './testing/world';

const built = makeBuiltFront();
let test: TestApp;
let world: World;
let routes: string[];
beforeAll(async () => {
  test = await startTestApp([], { compose: (env) => createGateway(env, new Front(undefined, built.root)) });
  world = await World.make(test);
  const { body } = await test.nobody().get('/api/docs/openapi.json').expect(200);
  routes = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(async () => {
  await test?.close();
  built.remove();
});

const ask = async (name: string, asked: Asked): Promise<Response> => (await prepare(world, name, asked))();

const isAs = ({ status }: Response, wanted: number | 'success') => (wanted === 'success' ? status < 300 : status === wanted);
const tested = () => routes.filter((name) => !['open', undefined].includes(RIGHTS[name]?.rule));

it('knows every route of the API document, and no other', () => {
  expect(routes.filter((name) => !RIGHTS[name])).toEqual([]);
  expect(Object.keys(RIGHTS).filter((name) => !routes.includes(name))).toEqual([]);
});

it.each(ACTORS)('RC-124 gives %s what they may have, on every route, and no word of what is not theirs', async (actor) => {
  const faults: string[] = [];
  for (const name of tested()) {
    const route = RIGHTS[name] as Route;
    if (route.rule === 'stream' && actor !== 'nobody') continue;
    const wanted = expected(route, actor);
    const answer = await ask(name, { actor });
    if (!isAs(answer, wanted)) faults.push(`${name}: ${answer.status} in place of ${wanted} ${answer.text?.slice(0, 120)}`);
    const isOutside = OUTSIDERS.includes(actor) || (actor === 'unshared' && wanted === 404);
    if (isOutside && route.rule !== 'platform' && answer.text?.includes(MARK)) faults.push(`${name} tells ${MARK}`);
  }
  expect(faults).toEqual([]);
});

it('RC-125 finds no row by its own id under another job, be it of the company or of somebody else', async () => {
  const other = (await world.agent('owner').post('/api/projects').send({ name: 'Fence' }).expect(201)).body.id;
  const nested = tested().filter((name) => name.includes('{projectId}') && name.includes('{id}'));
  expect(nested.length).toBeGreaterThan(10);
  for (const name of nested) {
    const mine = await ask(name, { actor: 'owner', job: other });
    const theirs = await ask(name, { actor: 'stranger', job: world.strangersJob });
    expect([name, mine.status, theirs.status]).toEqual([name, 404, 404]);
  }
});

it('answers a foreign row in the same words as one that never was', async () => {
  const strip = ({ body }: Response) => ({ ...body, requestId: '' });
  const reading = tested().filter((name) => expected(RIGHTS[name] as Route, 'stranger') === 404);
  for (const name of reading) {
    const foreign = await ask(name, { actor: 'stranger' });
    const unknown = await ask(name, { actor: 'stranger', job: 987_654_321, row: 987_654_321 });
    expect([name, strip(foreign)]).toEqual([name, strip(unknown)]);
  }
});
