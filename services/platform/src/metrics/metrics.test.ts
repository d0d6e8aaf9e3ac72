import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Scheduler } from '../schedule/scheduler';
import { probeArea } from '../testing/probe-area';

const TOKEN = 'a token of at least thirty-two letters';
let test: TestApp;
afterEach(() => test?.close());

const start = async (settings: Record<string, string> = {}) => {
  test = await startTestApp([probeArea], { settings });
};
const read = async (headers: Record<string, string> = {}) => fetch(`${test.url}/metrics`, { headers });

it('counts answers by the template of their route and never by an address', async () => {
  await start();
  const person = await test.people.signUp();
  await person.agent.get('/api/probes/987654').expect(404);
  await test.nobody().get('/api/nothing-like-it');
  const text = await (await read()).text();
  expect(text).toMatch(/dwang_http_request_duration_seconds_count\{method="GET",route="\/api\/probes\/:id",status="404"\} 1/);
  expect(text).not.toContain('987654');
  expect(text).not.toContain('nothing-like-it');
});

it('tells of the event loop, of memory and of the connections to the database', async () => {
  await start();
  const answer = await read();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toMatch(/dwang_database_connections\{state="open"\} [1-9]/);
  expect(text).toMatch(/dwang_database_connections\{state="waiting"\} 0/);
});

it('tells how the scheduled jobs went', async () => {
  await start();
  const scheduler = test.app.get(Scheduler);
  const job = { title: 'Count sheep', area: 'identity' as const, everySeconds: 60 };
  scheduler.add({ ...job, name: 'tidy', run: async () => undefined });
  scheduler.add({ ...job, name: 'break', run: () => Promise.reject(new Error('no')) });
  await scheduler.runDue(new Date());
  const text = await (await read()).text();
  expect(text).toContain('dwang_job_runs_total{job="tidy",outcome="done"} 1');
  expect(text).toContain('dwang_job_runs_total{job="break",outcome="failed"} 1');
  expect(text).toContain('dwang_job_last_success_timestamp_seconds{job="tidy"}');
  expect(text).not.toContain('dwang_job_last_success_timestamp_seconds{job="break"}');
});

it('is closed to what a proxy brings from elsewhere', async () => {
  await start();
  for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
    const answer = await read({ [name]: 'for=203.0.113.9' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 401, code: 'METRICS.REFUSED' });
  }
});

it('wants the token where there is one, also from this machine', async () => {
  await start({ METRICS_TOKEN: TOKEN });
  expect((await read()).status).toBe(401);
  expect((await read({ authorization: 'Bearer something else' })).status).toBe(401);
  const answer = await read({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' });
  expect(answer.status).toBe(200);
});
