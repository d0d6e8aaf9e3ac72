import { Log } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { DatabaseUpkeep } from './database-upkeep.service';

let test: TestApp;
let administrator: Person;
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  test = await startTestApp([area], { settings: { LOG_LEVEL: 'info' } });
  administrator = await test.people.administrator();
});
afterAll(async () => {
  await test?.close();
  jest.restoreAllMocks();
});

const timesDone = () =>
  test.app
    .get(Log)
    .lines()
    .filter(({ text }) => text.startsWith('database optimized')).length;
const turn = async (value: boolean) => {
  const { items } = (await administrator.agent.get('/api/admin/settings').expect(200)).body;
  const { version } = items.find(({ id }: { id: string }) => id === 'db_auto_optimize');
  const changes = [{ id: 'db_auto_optimize', value, version }];
  await administrator.agent.patch('/api/admin/settings').send({ changes }).expect(200);
};

it('optimizes the database unless the administrator has turned that off', async () => {
  await test.app.get(DatabaseUpkeep).run();
  expect(timesDone()).toBe(1);
  await turn(false);
  await test.app.get(DatabaseUpkeep).run();
  expect(timesDone()).toBe(1);
  await turn(true);
  await test.app.get(DatabaseUpkeep).run();
  expect(timesDone()).toBe(2);
});
