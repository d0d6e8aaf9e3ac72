import { randomUUID } from 'node:crypto';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
let owner: Person;
let job: number;
beforeAll(async () => {
  test = await startTestApp([area]);
  owner = await test.people.signUp();
  job = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
});
afterAll(() => test?.close());

const photo = { contentType: 'image/jpeg', size: 10, width: 4, height: 3 };
const span = { startTime: '2026-03-02T20:00:00Z', duration: 3600 };
/** What is said first, what is changed later, and what another row would say under the same uid. */
const kinds: [path: () => string, first: object, change: object, other: object][] = [
  [() => '/time-entries', { ...span, notes: 'Framing' }, { notes: 'Framing, east' }, { ...span, notes: 'Bracing' }],
  [() => `/projects/${job}/notes`, { text: 'Gate code 12' }, { text: 'Gate code 14' }, { text: 'Ring Mere' }],
  [() => `/projects/${job}/tasks`, { title: 'Order gib' }, { done: true }, { title: 'Order nails' }],
  [() => `/projects/${job}/photos`, { ...photo, caption: 'Joist' }, { caption: 'Rotten joist' }, { ...photo, caption: 'Roof' }],
  [() => '/clients', { name: 'Smith' }, { phone: '021 555 012' }, { name: 'Jones' }],
  [() => '/projects', { name: 'Jones deck' }, { name: 'Jones fence' }, { name: 'Hone shed' }],
];

const post = (path: string, uid: string, body: object) => owner.agent.post(`/api${path}`).send({ uid, ...body });

describe.each(kinds)('a row that was changed after it was made (%#)', (path, first, change, other) => {
  it('answers its create, sent again after a lost answer, with the row as it is now', async () => {
    const uid = randomUUID();
    const made = (await post(path(), uid, first).expect(201)).body;
    const changed = (await owner.agent.patch(`/api${path()}/${made.id}`).send(change).expect(200)).body;
    const again = await post(path(), uid, first).expect(201);
    expect(again.body).toMatchObject({ id: made.id, version: changed.version, ...change });
  });

  it('is not taken for another row that comes under its uid, nor is that one lost without a word', async () => {
    const uid = randomUUID();
    const { id } = (await post(path(), uid, first).expect(201)).body;
    await owner.agent.patch(`/api${path()}/${id}`).send(change).expect(200);
    const answer = await post(path(), uid, other);
    expect(answer.body).toMatchObject({ status: 409, code: 'REQUEST.UID_TAKEN', rowId: id });
    await post(path(), randomUUID(), other).expect(201);
  });
});
