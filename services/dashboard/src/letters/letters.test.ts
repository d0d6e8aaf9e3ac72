import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Notifier, SettingRows, Settings } from '@dwang/platform';
import { MailBox, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';
import { NotificationRow } from '../notifications/notification.entity';
import { dueBefore } from './digest-times';
import { NoticeLetters } from './notice-letters';
import { NoticeTexts } from './notice-texts';

const texts: Record<string, string>[] = [];
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    texts.push(Object.fromEntries(new URLSearchParams(body)));
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
  });
});
let box: MailBox;
let test_: TestApp;
beforeEach(async () => {
  texts.length = 0;
  box = await MailBox.open();
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const settings = {
    SMTP_URL: box.url,
    PUBLIC_URL: 'https://app.example.nz',
    SMS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    SMS_ACCOUNT: 'AC1',
    SMS_TOKEN: 'token',
    SMS_FROM: 'Dwang',
  };
  test_ = await startTestApp([area], { settings });
});
afterEach(async () => {
  await test_?.close();
  await box.close();
  await new Promise((resolve) => service.close(resolve));
});

const NOON = new Date('2026-03-03T00:00:00Z');
let subject = 0;

/** Somebody whose address is confirmed. */
async function reachable(): Promise<Person> {
  const person = await test_.people.signUp();
  await box.next(person.user.email, 'Confirm your email');
  return person;
}
function tell({ user }: Person, title: string, now = NOON, hasLetter = false) {
  const company = { companyId: user.company.id, timeZone: user.company.timeZone };
  const content = { title, message: 'Smith Whānau Trust', to: '/quotes/12', figures: {} };
  const notice = { ...content, userId: user.id, kind: 'quote-accepted' as const, type: 'success' as const };
  return test_.app.get(Notifier).tell(company, { ...notice, subject: `quote:${++subject}`, day: '2026-03-03', hasLetter }, now);
}
const set = (name: Parameters<SettingRows['write']>[0], value: string | boolean, version = 0) =>
  test_.db.tx(async () => {
    await test_.app.get(SettingRows).write(name, value, version, 1);
    test_.app.get(Settings).forget();
  });
/** What every letter with notices says. */
const OURS = 'what you are told by e-mail';
const sent = ({ user }: Person) => box.sentTo(user.email, OURS);
const sendLetters = (now = NOON) => test_.app.get(NoticeLetters).sendDue(now);
const sendTexts = (now = NOON) => test_.app.get(NoticeTexts).sendDue(now);

test('no letter is written of a notice whose own letter has gone out, which the app shows all the same', async () => {
  const person = await reachable();
  await tell(person, 'Sign-in on a new device', NOON, true);
  await sendLetters();
  await tell(person, 'Quote accepted');
  await sendLetters();
  expect(await box.next(person.user.email, OURS)).toContain('Subject: Quote accepted');
  expect(sent(person)).toBe(1);
  const titles = (await person.agent.get('/api/notifications')).body.items.map(({ title }: { title: string }) => title);
  expect(titles.sort()).toEqual(['Quote accepted', 'Sign-in on a new device']);
});

test('a notice goes out by e-mail at once and once, with a link to its matter', async () => {
  const person = await reachable();
  await tell(person, 'Quote accepted');
  await sendLetters();
  await sendLetters();
  const letter = await box.next(person.user.email, OURS);
  expect(letter).toContain('Subject: Quote accepted');
  expect(letter).toContain('https://app.example.nz/quotes/12');
  expect(sent(person)).toBe(1);
});

test('notices are gathered in one letter until the hour, the morning or the Monday that the administrator wants', async () => {
  await set('notification_frequency', 'daily');
  const person = await reachable();
  await tell(person, 'First');
  await tell(person, 'Second', new Date('2026-03-03T05:00:00Z'));
  await sendLetters(new Date('2026-03-03T17:59:00Z'));
  expect(sent(person)).toBe(0);
  await sendLetters(new Date('2026-03-03T18:00:01Z'));
  const letter = await box.next(person.user.email, OURS);
  expect(letter).toContain('Subject: 2 notices from Dwang');
  expect(letter.indexOf('First')).toBeLessThan(letter.indexOf('Second'));
});

test.each([
  ['immediate', '2026-03-04T00:10:00.001Z'],
  ['hourly', '2026-03-04T00:00:00.000Z'],
  ['daily', '2026-03-03T18:00:00.000Z'],
  ['weekly', '2026-03-01T18:00:00.000Z'],
] as const)('%s: at ten past one on a Wednesday what was told before %s is due', (frequency, before) => {
  expect(dueBefore(frequency, new Date('2026-03-04T00:10:00Z'), 'Pacific/Auckland').toISOString()).toBe(before);
});

test('nobody is written to who has read it, does not want it, or never confirmed the address', async () => {
  const [reader, unwilling, unknown] = [await reachable(), await reachable(), await test_.people.signUp({ isUnconfirmed: true })];
  await unwilling.agent
    .patch('/api/preferences')
    .send({ notifications: { 'quote-accepted': { mail: false } } })
    .expect(200);
  for (const person of [reader, unwilling, unknown]) await tell(person, 'Quote accepted');
  await reader.agent.post('/api/notifications/read-all').expect(200);
  await sendLetters();
  expect([reader, unwilling, unknown].map(sent)).toEqual([0, 0, 0]);
});

test('a mail server that is busy gets the letter later; with e-mail turned off what waits is dropped', async () => {
  const person = await reachable();
  await tell(person, 'Quote accepted');
  box.will('later');
  await sendLetters();
  expect(sent(person)).toBe(0);
  await sendLetters();
  expect(sent(person)).toBe(1);
  await tell(person, 'Another');
  await set('email_notifications', false);
  await sendLetters();
  await set('email_notifications', true, 1);
  await sendLetters();
  expect(sent(person)).toBe(1);
});

test('text messages go to those with a number, in the day, once the administrator wants them', async () => {
  const person = await reachable();
  await person.agent.patch('/api/account').send({ phone: '021 123 4567' }).expect(200);
  await tell(person, 'Before');
  await set('sms_notifications', true);
  const night = new Date('2026-03-03T10:00:00Z');
  await tell(person, 'Quote accepted', night);
  await sendTexts(night);
  expect(texts).toEqual([]);
  await sendTexts(new Date('2026-03-03T18:00:01Z'));
  await sendTexts(new Date('2026-03-03T18:02:00Z'));
  expect(texts).toEqual([{ To: '+64211234567', From: 'Dwang', Body: 'Quote accepted. Smith Whānau Trust' }]);
  expect(await test_.db.repo(NotificationRow).countBy({ smsWaits: true })).toBe(0);
});
