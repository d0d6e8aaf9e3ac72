import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, signIn } from '../src/account';
import { Gateway } from '../src/gateway';
import { newMysqlDatabase } from '../src/mysql';
import { expect, test } from '../src/test';

test.setTimeout(240_000);
const DEMO = { username: 'demo', password: 'dwang-demo' };

test('two servers started at once on an empty MySQL database take turns: one makes the tables and the demo, both serve', async ({
  page,
}) => {
  const database = await newMysqlDatabase();
  const env = { DATABASE_URL: database.url };
  const started = await Promise.allSettled([Gateway.start(env), Gateway.start(env)]);
  const gateways = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : 'ready'))).toEqual(['ready', 'ready']);
    for (const { url } of gateways) {
      await signIn(page, url, DEMO);
      const { items } = await read<{ items: { username: string }[] }>(page, url, '/team/members');
      expect(items.filter(({ username }) => username === 'demo')).toHaveLength(1);
    }
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await database.drop();
  }
});

test('of two servers started at once on one data folder one serves, and the other ends and says why', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-e2e-'));
  const env = { DATA_DIR: folder };
  const started = await Promise.allSettled([Gateway.start(env), Gateway.start(env)]);
  const gateways = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(gateways).toHaveLength(1);
    const refused = started.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain('The data folder is in use by another process of this app');
    for (const { url } of gateways) await signIn(page, url, DEMO);
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
