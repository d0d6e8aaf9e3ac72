import { startTestApp, type TestApp } from '@dwang/testing/services';
import { probeArea } from '../testing/probe-area';
import { SettingRows } from './setting-rows';
import { Settings } from './settings.service';

let test: TestApp;
const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
beforeAll(async () => {
  test = await startTestApp([probeArea], { settings: { LOG_LEVEL: 'info' } });
});
afterAll(async () => {
  await test?.close();
  written.mockRestore();
});

const set = (name: 'api_timeout' | 'api_logging', value: string | boolean) =>
  test.db.tx(async () => {
    await test.app.get(SettingRows).write(name, value, 0, 1);
    test.app.get(Settings).forget();
  });

it('answers a request that takes too long with an error, and others as ever', async () => {
  const { agent } = await test.people.signUp();
  await set('api_timeout', '1');
  const { body } = await agent.get('/api/probes/never').expect(503);
  expect(body).toMatchObject({ code: 'SERVER.TOO_SLOW', detail: 'This took longer than 1 second. Please try again.' });
  await agent.get('/api/probes').expect(200);
});

it('logs no more requests once logging is off, but faults of our own', async () => {
  const { agent } = await test.people.signUp();
  written.mockClear();
  const lines = () => written.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('"event":"request"'));
  await agent.get('/api/probes').expect(200);
  expect(lines()).toHaveLength(1);
  await set('api_logging', false);
  await agent.get('/api/probes').expect(200);
  expect(lines()).toHaveLength(1);
  await agent.post('/api/probes').send({ name: 'breaks' }).expect(500);
  expect(lines()).toHaveLength(2);
});
