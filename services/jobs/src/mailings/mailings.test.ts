import type { Client, Mailing } from '@dwang/contracts';
import { MailBox, type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let box: MailBox;
let test: TestApp;
let owner: Person;
beforeAll(async () => {
  box = await MailBox.open();
  test = await startTestApp([area], {
    settings: { SMTP_URL: box.url, PUBLIC_URL: 'https://app.example.nz/', MAIL_FROM: 'Dwang <d@example.nz>' },
  });
});
afterAll(async () => {
  await test?.close();
  await box?.close();
});
beforeEach(async () => {
  owner = await test.people.signUp({ companyName: 'Kauri & Sons' });
});

let made = 0;
async function addClient(fields: object = {}): Promise<Client> {
  made += 1;
  const body = { name: `Client ${made}`, email: `client${made}@example.nz`, ...fields };
  return (await owner.agent.post('/api/clients').send(body).expect(201)).body;
}
const send = (body: object = {}) =>
  owner.agent.post('/api/mailings').send({ subject: 'Hello {first name}', text: 'Kia ora {contact} of {company}', ...body });
const linkIn = (letter: string) =>
  /https:\/\/app\.example\.nz(\/opt-out\/[\w-]{43})/.exec(letter)?.[1]?.replace('/opt-out', '/api/opt-outs') ?? '';

async function done(id: number): Promise<Mailing> {
  for (;;) {
    const { body } = await owner.agent.get(`/api/mailings/${id}`).expect(200);
    if (body.isDone) return body;
    await new Promise(setImmediate);
  }
}

it('sends each client its own letter, with words filled in and a way out, and says what became of it', async () => {
  await owner.agent.patch('/api/company').send({ email: 'office@kauri.example.nz' }).expect(200);
  const client = await addClient({ contact: 'Hannah Smith' });
  const second = await addClient();
  await addClient({ email: '' });
  const archived = await addClient();
  await owner.agent.patch(`/api/clients/${archived.id}`).send({ archived: true }).expect(200);
  const { body: count } = await owner.agent.get('/api/mailings/recipients').expect(200);
  expect(count).toMatchObject({ isMailOn: true, count: 2, optedOut: 0, withoutEmail: 1, first: { contact: 'Hannah Smith' } });
  const mailing = (await send().expect(201)).body;
  const letter = await box.next(client.email);
  expect(letter).toContain('Subject: Hello Hannah\r\n');
  expect(letter).toContain('Kia ora Hannah Smith of Client');
  expect(letter).toContain('Reply-To: office@kauri.example.nz');
  expect(letter).not.toContain(second.email);
  expect(await box.next(second.email)).toContain(`Kia ora ${second.name} of ${second.name}`);
  expect(await done(mailing.id)).toMatchObject({ total: 2, sent: 2, failed: 0, failures: [] });
  expect(box.sentTo(archived.email)).toBe(0);
});

it('lets a client out by the link, once it is confirmed, for all later letters', async () => {
  const client = await addClient();
  await done((await send().expect(201)).body.id);
  const link = linkIn(await box.next(client.email));
  expect((await test.nobody().get(link).expect(200)).body).toEqual({
    companyName: 'Kauri & Sons',
    clientName: client.name,
    isOut: false,
  });
  expect((await owner.agent.get(`/api/clients/${client.id}`)).body.takesLetters).toBe(true);
  for (const _ of [1, 2]) expect((await test.nobody().post(link).expect(200)).body.isOut).toBe(true);
  const other = await addClient();
  const mailing = await done((await send().expect(201)).body.id);
  expect(mailing).toMatchObject({ total: 1, optedOut: 1 });
  await box.next(other.email);
  expect(box.sentTo(client.email)).toBe(1);
  await test
    .nobody()
    .get(`/api/opt-outs/${'x'.repeat(43)}`)
    .expect(404);
});

it('keeps the way out when the client is merged into another', async () => {
  const [into, from] = [await addClient(), await addClient()];
  await done((await send().expect(201)).body.id);
  const link = linkIn(await box.next(from.email));
  await owner.agent.post(`/api/clients/${into.id}/merge`).send({ fromId: from.id }).expect(200);
  await test.nobody().post(link).expect(200);
  expect((await owner.agent.get(`/api/clients/${into.id}`)).body.takesLetters).toBe(false);
});

it('follows the filter, and refuses a letter to nobody', async () => {
  await addClient({ name: 'Smith' });
  await addClient({ name: 'Jones' });
  expect((await send({ filters: { q: 'smith' } }).expect(201)).body.total).toBe(1);
  const refused = await send({ filters: { hasOutstanding: true } });
  expect([refused.status, refused.body.code]).toEqual([409, 'CLIENT.NO_RECIPIENTS']);
});

it('says that this server sends no email', async () => {
  const dumb = await startTestApp([area]);
  try {
    const person = await dumb.people.signUp();
    await person.agent.post('/api/clients').send({ name: 'Smith', email: 'smith@example.nz' }).expect(201);
    expect((await person.agent.get('/api/mailings/recipients').expect(200)).body).toMatchObject({ isMailOn: false, count: 1 });
    const refused = await person.agent.post('/api/mailings').send({ subject: 'Hello', text: 'Hello' });
    expect([refused.status, refused.body.code]).toEqual([409, 'CLIENT.NO_MAIL']);
  } finally {
    await dumb.close();
  }
});
