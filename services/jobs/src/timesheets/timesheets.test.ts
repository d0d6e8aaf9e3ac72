import type { TimeEntry, TimesheetPage } from '@dwang/contracts';
import { instantOf } from '@dwang/domain';
import { LiveEvents, type LiveMessage } from '@dwang/platform';
import { area as dashboard } from '@dwang/service-dashboard';
import { area as finance } from '@dwang/service-finance';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area } from '../index';

const ZONE = 'Pacific/Auckland';
/** A Sunday. */
const WEEK = '2026-03-01';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([area, finance, dashboard]);
});
afterAll(() => test?.close());

const at = (day: string, time: string) => new Date(instantOf(day, time, ZONE)).toISOString();

async function work(person: Person, day: string, time = '09:00', fields = {}): Promise<TimeEntry> {
  const body = { startTime: at(day, time), duration: 3600, ...fields };
  return (await person.agent.post('/api/time-entries').send(body).expect(201)).body;
}

/** An owner whose company approves weeks, and somebody of the team. */
async function team(): Promise<{ owner: Person; mere: Person }> {
  const owner = await test.people.signUp();
  await owner.agent.patch('/api/company').send({ approvalRequired: true }).expect(200);
  return { owner, mere: await test.people.addMember(owner) };
}

const move = (person: Person, what: string, body: object = {}) => person.agent.post(`/api/timesheets/${WEEK}/${what}`).send(body);
const state = async ({ agent }: Person, id: number) => (await agent.get(`/api/time-entries/${id}`).expect(200)).body.approval;

it('takes a week from handed in over returned to approved, with who decided and why', async () => {
  const { owner, mere } = await team();
  const entry = await work(mere, '2026-03-02');
  const edge = await work(mere, '2026-03-08');
  await move(mere, 'submit').expect(200);
  expect(await state(mere, entry.id)).toBe('submitted');
  expect(await state(mere, edge.id)).toBe('none');
  const list: TimesheetPage = (await owner.agent.get('/api/timesheets').query({ status: 'submitted' }).expect(200)).body;
  expect(list).toMatchObject({ totals: { count: 1 }, items: [{ userId: mere.user.id, week: WEEK, seconds: 3600 }] });

  const back = { userId: mere.user.id, reason: 'Tuesday is missing' };
  expect((await move(owner, 'return', back).expect(200)).body).toMatchObject({ status: 'returned', reason: back.reason });
  await work(mere, '2026-03-03');
  expect((await move(mere, 'submit').expect(200)).body).toMatchObject({ status: 'submitted', seconds: 7200, reason: '' });
  const approved = await move(owner, 'approve', { userId: mere.user.id }).expect(200);
  expect(approved.body).toMatchObject({ status: 'approved', decidedBy: owner.user.username });
  expect((await move(owner, 'approve', { userId: mere.user.id }).expect(200)).body.status).toBe('approved');
  expect((await mere.agent.get('/api/time-entries').query({ approval: 'approved' })).body.totals.count).toBe(2);
});

it('RC-049: refuses every change of time in a week that is handed in, whichever way it comes', async () => {
  const { owner, mere } = await team();
  const entry = await work(mere, '2026-03-02');
  const later = await work(mere, '2026-03-09');
  await move(mere, 'submit').expect(200);
  const put = { projectId: entry.projectId, day: '2026-03-02', seconds: 60 };
  const moved = { startTime: at('2026-03-04', '09:00'), endTime: at('2026-03-04', '10:00') };
  const uid = crypto.randomUUID();
  await mere.agent.put('/api/timer').send({ uid, status: 'RUNNING', at: at('2026-03-05', '09:00') });
  const refused = [
    await mere.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'x' }),
    await owner.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'x' }),
    await mere.agent.delete(`/api/time-entries/${entry.id}`),
    await mere.agent.patch(`/api/time-entries/${later.id}`).send(moved),
    await mere.agent.post('/api/time-entries').send({ uid: crypto.randomUUID(), startTime: moved.startTime, duration: 60 }),
    await mere.agent.post('/api/time-entries/bulk').send({ changes: [{ id: entry.id, notes: 'x' }] }),
    await mere.agent.post('/api/time-entries/bulk-delete').send({ ids: [entry.id] }),
    await mere.agent.put('/api/time-entries/cell').send(put),
    await mere.agent.put('/api/time-entries/cell').send({ ...put, day: '2026-03-06' }),
    await mere.agent.post('/api/time-entries/copy-week').send({ from: '2026-03-08', to: WEEK }),
  ];
  expect(refused.map(({ body }) => [body.status, body.code])).toEqual(refused.map(() => [409, 'TIME.WEEK_LOCKED']));
  expect(refused[0]?.body.detail).toContain('waiting for approval');
  expect((await mere.agent.get('/api/time-entries')).body.totals).toMatchObject({ count: 2, seconds: 7200 });
  await move(mere, 'withdraw').expect(200);
  await mere.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: 'Mended' }).expect(200);
});

it('answers a repeated create with its entry also after the week was handed in', async () => {
  const { mere } = await team();
  const uid = crypto.randomUUID();
  const entry = await work(mere, '2026-03-02', '09:00', { uid });
  await move(mere, 'submit').expect(200);
  expect((await work(mere, '2026-03-02', '09:00', { uid })).id).toBe(entry.id);
});

it('lets the owner alone decide, and hands in nothing empty', async () => {
  const { owner, mere } = await team();
  const stranger = await test.people.signUp();
  expect((await move(mere, 'submit')).body.detail).toBe('There is no time in this week to hand in');
  await work(mere, '2026-03-02');
  await move(mere, 'submit').expect(200);
  await move(mere, 'approve', { userId: mere.user.id }).expect(403);
  await move(stranger, 'approve', { userId: mere.user.id }).expect(404);
  await move(owner, 'return', { userId: mere.user.id, reason: '' }).expect(400);
  expect((await mere.agent.post('/api/timesheets/2026-03-02/submit')).body.errors[0]).toMatchObject({
    message: 'Weeks begin on Sunday here',
  });
  expect((await stranger.agent.post(`/api/timesheets/${WEEK}/submit`)).body.code).toBe('TIME.WEEK_MOVE_NOT_ALLOWED');
  expect((await mere.agent.get('/api/timesheets')).body.totals.count).toBe(1);
  expect((await stranger.agent.get('/api/timesheets')).body.totals.count).toBe(0);
});

it('tells the owner of a week that was handed in, and who worked it of every decision', async () => {
  const { owner, mere } = await team();
  const told = async ({ agent }: Person) =>
    (await agent.get('/api/notifications').expect(200)).body.items.filter(({ kind }: { kind: string }) =>
      kind.startsWith('week-'),
    );
  await work(mere, '2026-03-02');
  await move(mere, 'submit').expect(200);
  await move(mere, 'submit').expect(200);
  const to = `/timesheet?view=week&week=${WEEK}&person=${mere.user.id}`;
  const message = 'The week from 1 Mar 2026, 1:00, waits for your approval.';
  expect(await told(owner)).toMatchObject([{ title: `${mere.user.username} has handed in a week`, message, to }]);
  await move(owner, 'return', { userId: mere.user.id, reason: 'Tuesday is missing' }).expect(200);
  await move(mere, 'submit').expect(200);
  await move(owner, 'approve', { userId: mere.user.id }).expect(200);
  const [approved, returned] = await told(mere);
  expect(approved).toMatchObject({ type: 'success', title: 'Your week is approved', to });
  expect(returned).toMatchObject({ type: 'warning', title: 'Your week has come back' });
  expect(returned.message).toContain('Tuesday is missing');
  expect(await told(owner)).toHaveLength(2);
  expect(await told(mere)).toHaveLength(2);
});

it('tells an owner nothing of their own week', async () => {
  const { owner } = await team();
  await work(owner, '2026-03-02');
  await move(owner, 'submit').expect(200);
  await move(owner, 'approve', { userId: owner.user.id }).expect(200);
  expect((await owner.agent.get('/api/notifications').expect(200)).body.items).toEqual([]);
});

it('has open tabs of who worked a week read it again once it is decided, also those of a contractor', async () => {
  const { owner, mere } = await team();
  await work(mere, '2026-03-02');
  await move(mere, 'submit').expect(200);
  const heard: LiveMessage[] = [];
  const stop = test.app.get(LiveEvents).subscribe((message) => void heard.push(message));
  await move(owner, 'approve', { userId: mere.user.id }).expect(200);
  stop();
  const event = { type: 'changed', tags: ['TimeEntry'] };
  expect(heard).toContainEqual({ companyId: owner.user.company.id, userId: mere.user.id, isPrivate: true, event });
});
