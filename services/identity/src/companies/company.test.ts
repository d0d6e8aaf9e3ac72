import { readImageHeader } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { aPng } from '../testing/a-png';
import { Companies } from './companies.service';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.people.signUp({ companyName: 'Rātā Roofing' });
});
afterAll(() => test?.close());

const patch = (body: object, person = owner) => person.agent.patch('/api/company').send(body);

it('starts with its name, a rate and no more', async () => {
  const { agent } = await test.people.signUp({ companyName: 'Tōtara Tiling' });
  const { body } = await agent.get('/api/company').expect(200);
  expect(body).toMatchObject({ name: 'Tōtara Tiling', defaultRate: '65.00', timeZone: 'Pacific/Auckland' });
  expect(body).toMatchObject({ gstNumber: '', bankAccount: '', nzbn: '', logoUrl: null, version: 1 });
});

it('takes the details of an invoice’s seller, and writes the numbers as New Zealand does', async () => {
  const change = { gstNumber: '49098576', bankAccount: '12 3140 0171323 50', nzbn: '9429 041 535 110', defaultRate: 72.5 };
  const { body } = await patch({ ...change, timeZone: 'Pacific/Chatham', address: '1 Rimu St\nDunedin' });
  expect(body).toMatchObject({ gstNumber: '49-098-576', bankAccount: '12-3140-0171323-50', nzbn: '9429041535110' });
  expect(body).toMatchObject({ defaultRate: '72.50', timeZone: 'Pacific/Chatham' });
  const profile = await test.app.get(Companies).profile(owner.user.company.id);
  expect(profile).toMatchObject({ gstNumber: '49-098-576', defaultRateCents: 7250, address: '1 Rimu St\nDunedin' });
});

it('takes a number whose check digit fails: banks and IRD know better', async () => {
  await patch({ gstNumber: '49-098-577', bankAccount: '02-0500-0632487-000' }).expect(200);
});

it('refuses what cannot be such a number, each beside its field', async () => {
  const answer = await patch({ gstNumber: '12', bankAccount: 'my account', nzbn: '123' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['gstNumber', 'bankAccount', 'nzbn']);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ defaultRate: '-1' }, 'defaultRate'],
])('refuses %j beside the field', async (body, field) => {
  const answer = await patch(body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toContainEqual({ field, message: expect.any(String) });
});

it('refuses a change made on an older version', async () => {
  const { version } = (await owner.agent.get('/api/company')).body;
  await patch({ phone: '09 1', version }).expect(200);
  const answer = await patch({ phone: '09 2', version });
  expect([answer.status, answer.body.code]).toEqual([409, 'REQUEST.VERSION_CONFLICT']);
});

it('is changed by its owner only, read by members, and not by contractors', async () => {
  const member = await test.people.addMember(owner);
  const contractor = await test.people.addMember(owner, 'contractor');
  await member.agent.get('/api/company').expect(200);
  await patch({ name: 'Mine' }, member).expect(403);
  await member.agent.put('/api/company/logo').set('content-type', 'image/png').send(aPng(8, 8)).expect(403);
  await contractor.agent.get('/api/company').expect(403);
  await patch({ name: 'Mine' }, contractor).expect(403);
});

describe('the logo', () => {
  const put = (content: Buffer, type = 'image/png') =>
    owner.agent.put('/api/company/logo').set('content-type', type).send(content);

  it('is shown to members, replaced, and taken away', async () => {
    const first = (await put(aPng(64, 32)).expect(200)).body.logoUrl;
    const shown = await owner.agent.get(first).expect(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(shown.headers['cache-control']).toContain('private');
    expect(readImageHeader(shown.body)).toEqual({ contentType: 'image/png', width: 64, height: 32 });
    const second = (await put(aPng(32, 32)).expect(200)).body.logoUrl;
    await owner.agent.get(first).expect(404);
    await owner.agent.get(second).expect(200);
    expect((await owner.agent.delete('/api/company/logo').expect(200)).body.logoUrl).toBeNull();
    await owner.agent.get(second).expect(404);
  });

  it('must be an image of sensible size, whatever it is called', async () => {
    await put(Buffer.from('<svg onload="alert(1)">')).expect(415);
    await put(Buffer.from('text'), 'text/plain').expect(415);
    await put(aPng(5000, 10)).expect(413);
    await put(aPng(64, 32).subarray(0, 60)).expect(415);
  });

  it('is nobody else’s', async () => {
    const { logoUrl } = (await put(aPng(16, 16)).expect(200)).body;
    const other = await test.people.signUp();
    await other.agent.get(logoUrl).expect(404);
    await test.nobody().get(logoUrl).expect(401);
  });

  it('is handed out for papers as a PNG that fits, and as none where there is none', async () => {
    await put(aPng(900, 300)).expect(200);
    const { logo } = (await owner.agent.get('/api/company/letterhead').expect(200)).body;
    expect(logo).toMatchObject({ width: 600, height: 200, data: expect.stringMatching(/^data:image\/png;base64,/) });
    await owner.agent.delete('/api/company/logo').expect(200);
    expect((await owner.agent.get('/api/company/letterhead').expect(200)).body).toEqual({ logo: null });
  });
});
