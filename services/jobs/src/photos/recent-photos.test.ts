import type { RecentPhoto } from '@dwang/contracts';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area]);
});
afterAll(() => test?.close());

const job = async ({ agent }: Person, name: string): Promise<number> =>
  (await agent.post('/api/projects').send({ name }).expect(201)).body.id;
const add = async ({ agent }: Person, projectId: number, caption: string, takenAt: string) => {
  const facts = { contentType: 'image/jpeg', size: 40, width: 8, height: 6 };
  const { body } = await agent
    .post(`/api/projects/${projectId}/photos`)
    .send({ ...facts, caption, takenAt })
    .expect(201);
  return body.id as number;
};
const list = async ({ agent }: Person, query: object = {}) => (await agent.get('/api/photos').query(query).expect(200)).body;
const words = (items: RecentPhoto[]) => items.map(({ caption, projectName }) => `${projectName}: ${caption}`);

it('answers the photos of all jobs, the newest first, page by page, without deleted ones (TR-320)', async () => {
  const owner = await test.people.signUp();
  const [deck, roof] = [await job(owner, 'Smith deck'), await job(owner, 'Hāwera roof')];
  await add(owner, deck, 'Joist', '2026-03-01T20:00:00Z');
  await add(owner, roof, 'Flashing', '2026-03-03T20:00:00Z');
  const blurred = await add(owner, roof, 'Blurred', '2026-03-04T20:00:00Z');
  await add(owner, deck, 'Posts', '2026-03-02T20:00:00Z');
  await owner.agent.delete(`/api/projects/${roof}/photos/${blurred}`).expect(204);
  const first = await list(owner, { limit: 2 });
  expect(words(first.items)).toEqual(['Hāwera roof: Flashing', 'Smith deck: Posts']);
  expect(first.totals).toEqual({ count: 3 });
  const rest = await list(owner, { limit: 2, cursor: first.nextCursor });
  expect([words(rest.items), rest.nextCursor]).toEqual([['Smith deck: Joist'], null]);
});

it('shows a contractor those of the jobs that are shared with them, and another company none (TR-320)', async () => {
  const owner = await test.people.signUp();
  const [deck, roof] = [await job(owner, 'Smith deck'), await job(owner, 'Hāwera roof')];
  await add(owner, deck, 'Joist', '2026-03-01T20:00:00Z');
  await add(owner, roof, 'Flashing', '2026-03-03T20:00:00Z');
  const mate = await test.people.addMember(owner, 'contractor');
  expect((await list(mate)).items).toEqual([]);
  await owner.agent.put(`/api/projects/${deck}/members/${mate.user.id}`).send({ level: 'view' }).expect(200);
  expect(words((await list(mate)).items)).toEqual(['Smith deck: Joist']);
  expect(await list(await test.people.signUp())).toMatchObject({ items: [], totals: { count: 0 } });
});
