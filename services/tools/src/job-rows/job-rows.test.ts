import { randomUUID } from 'node:crypto';
import { area as jobs } from '@dwang/service-jobs';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area, jobs]);
});
afterAll(() => test?.close());

const measurement = { name: 'Deck joist', length: '2.4', unit: 'm' };
const result = { tool: 'level', title: 'Fall', answers: [{ label: 'Fall', value: '1 : 80' }], takenAt: '2026-03-02T20:00:00Z' };

async function aTeam() {
  const owner = await test.people.signUp();
  const mate = await test.people.addMember(owner, 'contractor');
  const projectId: number = (await owner.agent.post('/api/projects').send({ name: 'Smith deck' }).expect(201)).body.id;
  const member = `/api/projects/${projectId}/members/${mate.user.id}`;
  const share = (level: string) => owner.agent.put(member).send({ level }).expect(200);
  return { owner, mate, projectId, share, unshare: () => owner.agent.delete(member).expect(204) };
}

describe.each([
  ['measurements', measurement],
  ['tool-results', result],
])('%s of a job', (name, row) => {
  const path = `/api/${name}`;
  const idsOf = async ({ agent }: Person) => (await agent.get(path).expect(200)).body.items.map(({ id }: { id: number }) => id);
  const send = ({ agent }: Person, fields: object) => agent.post(path).send({ ...row, ...fields });

  it('are gone for a contractor who is taken off it, with the reason said, and back when they are added again', async () => {
    const { owner, mate, projectId, share, unshare } = await aTeam();
    await share('edit');
    const made = (await send(mate, { projectId }).expect(201)).body;
    const free = (await send(mate, {}).expect(201)).body;
    expect(await idsOf(mate)).toEqual([free.id, made.id]);
    await unshare();
    expect(await idsOf(mate)).toEqual([free.id]);
    expect((await mate.agent.get(path)).body.totals.count).toBe(1);
    const reason = { status: 404, code: 'PROJECT.NOT_SHARED', detail: expect.stringContaining('not shared with you any more') };
    for (const answer of [
      await mate.agent.get(`${path}/${made.id}`),
      await mate.agent.patch(`${path}/${made.id}`).send({ note: 'north side' }),
      await mate.agent.delete(`${path}/${made.id}`),
    ]) {
      expect(answer.body).toMatchObject(reason);
    }
    const late = await send(mate, { projectId, uid: randomUUID() });
    expect(late.body).toMatchObject({ status: 400, errors: [{ field: 'projectId' }] });
    expect(late.body.detail).toContain('not shared with you');
    expect(await idsOf(owner)).toEqual([free.id, made.id]);
    await share('view');
    expect(await idsOf(mate)).toEqual([free.id, made.id]);
    expect((await mate.agent.get(`${path}/${made.id}`).expect(200)).body).toEqual(made);
  });

  it('stay with who made them when the job itself is gone', async () => {
    const { owner, mate, projectId, share } = await aTeam();
    await share('edit');
    const { id } = (await send(mate, { projectId }).expect(201)).body;
    await owner.agent.delete(`/api/projects/${projectId}`).expect(204);
    expect(await idsOf(mate)).toEqual([id]);
    await mate.agent.patch(`${path}/${id}`).send({ note: 'north side' }).expect(200);
  });

  it('are read one by one by who sees the job, so that changes of two devices can be merged, and by nobody else', async () => {
    const { owner, mate, projectId, share } = await aTeam();
    const made = (await send(owner, { projectId }).expect(201)).body;
    const stranger = await test.people.signUp();
    const one = ({ agent }: Person) => agent.get(`${path}/${made.id}`);
    expect((await one(owner).expect(200)).body).toEqual(made);
    for (const person of [mate, stranger]) expect((await one(person)).body.code).toBe('REQUEST.NOT_FOUND');
    await share('view');
    expect((await one(mate).expect(200)).body).toEqual(made);
  });
});
