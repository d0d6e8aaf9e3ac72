import { startTestApp, type TestApp } from '@dwang/testing/services';
import { Database } from '../data/database';
import { VersionConflict } from '../errors/app-errors';
import { SettingRows } from './setting-rows';
import { Settings } from './settings.service';

let test: TestApp;
let settings: Settings;
let rows: SettingRows;
beforeEach(async () => {
  test = await startTestApp();
  settings = test.app.get(Settings);
  rows = test.app.get(SettingRows);
});
afterEach(() => test?.close());

const write = (name: Parameters<SettingRows['write']>[0], value: string | boolean, version: number) =>
  test.db.tx(async () => {
    await rows.write(name, value, version, 1);
    settings.forget();
  });

it('gives the standard values of the specification until somebody changes them', async () => {
  expect(await settings.values()).toMatchObject({
    app_version: '3.4',
    notification_frequency: 'immediate',
    db_backup_frequency: 'daily',
    db_backup_retention: 30,
    api_timeout: 30,
    email_notifications: true,
    push_notifications: true,
    sms_notifications: false,
    db_auto_optimize: true,
    api_logging: true,
  });
  expect(await settings.isOn('mf-finance')).toBe(true);
});

it('obeys a change at once, and not one that is rolled back', async () => {
  expect(await settings.get('db_backup_retention')).toBe(30);
  await write('db_backup_retention', '7', 0);
  expect(await settings.get('db_backup_retention')).toBe(7);
  const broken = test.db.tx(async () => {
    await rows.write('db_backup_retention', '9', 1, 1);
    settings.forget();
    expect(await settings.get('db_backup_retention')).toBe(7);
    throw new Error('undo');
  });
  await expect(broken).rejects.toThrow('undo');
  expect(await settings.get('db_backup_retention')).toBe(7);
});

it('takes a change of another process for true within two seconds', async () => {
  const other = new Settings(new SettingRows(test.app.get(Database), test.env), test.app.get(Database));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
  try {
    expect(await other.isOn('sound')).toBe(true);
    await write('feature.sound', false, 0);
    expect(await other.isOn('sound')).toBe(true);
    jest.setSystemTime(Date.now() + 2000);
    expect(await other.isOn('sound')).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

it('lets one of two who change the same setting at once through, whether it was changed before or not', async () => {
  for (const version of [0, 1]) {
    const both = await Promise.allSettled([write('app_name', 'One', version), write('app_name', 'Two', version)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))[0]).toBeInstanceOf(VersionConflict);
  }
});

it('stands at the standard when a stored value is no longer understood', async () => {
  await write('db_backup_frequency', 'every full moon', 0);
  expect(await settings.get('db_backup_frequency')).toBe('daily');
});
