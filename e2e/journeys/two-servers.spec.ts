import type { Project } from '@dwang/contracts';
import { RedisServer } from '@dwang/testing/redis-server';
import { call, read, signIn, signUp } from '../src/account';
import { Gateway } from '../src/gateway';
import { newMysqlDatabase } from '../src/mysql';
import { AppHeader } from '../src/pages/app-header';
import { DESK, PHONE } from '../src/pages/devices';
import { JobTimer } from '../src/pages/job-timer';
import { expect, test } from '../src/test';

const JOB = 'Ōtaki whare';
const ready = async ({ url }: Gateway) => (await fetch(`${url}/api/ready`)).json();

test('two servers on one database are as one to phone and desk, and go on while Redis is away', async ({ browser }) => {
  test.setTimeout(300_000);
  const [database, redis] = [await newMysqlDatabase(), await RedisServer.start()];
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url };
  const [one, other] = [await Gateway.start(env), await Gateway.start(env)];
  try {
    const phone = await (await browser.newContext(PHONE)).newPage();
    const desk = await (await browser.newContext(DESK)).newPage();
    const account = await signUp(phone, one.url);
    await signIn(desk, other.url, account);
    await call<Project>(phone, one.url, '/projects', { name: JOB, hourlyRate: '80.00' });
    const [onPhone, onDesk] = [new JobTimer(phone), new AppHeader(desk)];

    await test.step('the desk at one server hears of the phone at the other', async () => {
      await phone.goto(`${one.url}/`);
      await desk.goto(`${other.url}/timesheet`);
      await onPhone.button('Start').click();
      await expect(onPhone.status('TRACKING')).toBeVisible();
      await expect(onDesk.chip('running', JOB)).toBeVisible();
    });

    await test.step('without Redis both are served', async () => {
      await redis.stop();
      await expect.poll(() => Promise.all([ready(one), ready(other)])).toEqual(Array(2).fill({ status: 'ok', redis: 'away' }));
      await onDesk.chip('running', JOB).click();
      await onDesk.timerPanel.getByRole('button', { name: 'Pause' }).click();
      await expect(onDesk.timerPanel.getByRole('button', { name: 'Resume' })).toBeVisible();
      const status = async () => (await read<{ status: string }>(phone, one.url, '/timer')).status;
      await expect.poll(status).toBe('PAUSED');
    });

    await test.step('what the phone missed meanwhile it shows once Redis is back', async () => {
      await redis.start();
      await expect(onPhone.status('PAUSED')).toBeVisible({ timeout: 30_000 });
    });
  } finally {
    await one.stop();
    await other.stop();
    await redis.stop();
    await database.drop();
  }
});
