import { readImageHeader } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { strFromU8, unzipSync } from 'fflate';
import { aPng } from '../testing/a-png';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

async function exportOf({ agent }: Person): Promise<Record<string, string>> {
  const answer = await agent
    .get('/api/account/export')
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200)
    .expect('content-type', 'application/zip')
    .expect('content-disposition', /attachment; filename="dwang-\d{4}-\d\d-\d\d\.zip"/);
  return Object.fromEntries(Object.entries(unzipSync(answer.body)).map(([name, bytes]) => [name, strFromU8(bytes, true)]));
}
const utf8 = (text = '') => Buffer.from(text, 'latin1').toString('utf8');

it('holds the company as CSV, JSON and files, without secrets', async () => {
  const owner = await test.people.signUp({ companyName: '=Rātā' });
  const member = await test.people.addMember(owner);
  await owner.agent.put('/api/company/logo').set('content-type', 'image/png').send(aPng(8, 8));
  const zip = await exportOf(owner);
  expect(JSON.parse(utf8(zip['people.json'])).map(({ username }: { username: string }) => username)).toEqual([
    owner.user.username,
    member.user.username,
  ]);
  expect(utf8(zip['company.csv'])).toMatch(/^\uFEFFid,uid,name,.*defaultRate,.*\r\n\d+,[\w-]+,'=Rātā,/);
  expect(JSON.parse(utf8(zip['company.json']))[0]).toMatchObject({ name: '=Rātā', defaultRate: '65.00' });
  expect(readImageHeader(Buffer.from(zip['company/logo.png'] ?? '', 'latin1'))).toMatchObject({ width: 8, height: 8 });
  expect(JSON.stringify(zip)).not.toMatch(/argon2|tokenHash/);
});

it('gives a member what is theirs', async () => {
  const owner = await test.people.signUp();
  const member = await test.people.addMember(owner);
  const zip = await exportOf(member);
  expect(JSON.parse(utf8(zip['people.json']))).toHaveLength(1);
  expect(zip['company.json']).toBeUndefined();
  expect(JSON.stringify(zip)).not.toContain(owner.user.email);
});

it('can be had again when it is done', async () => {
  const owner = await test.people.signUp();
  await exportOf(owner);
  await exportOf(owner);
});
