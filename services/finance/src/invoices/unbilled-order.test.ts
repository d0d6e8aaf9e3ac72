import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { addHours, makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

const UNBILLED = 'FROM time_entries entry WHERE entry.projectId = projects.id AND entry.invoiceId IS NULL';

/** The jobs' names in the order of their unbilled money, as kept; and that it is what their time adds up to, and since when it waits. */
async function order({ person }: Scene): Promise<string[]> {
  const kept = await test.db.manager.query(
    `SELECT name, unbilledCents, unbilledFrom, (SELECT COALESCE(SUM(amountCents), 0) ${UNBILLED}) AS summed, ` +
      `(SELECT MIN(startTime) ${UNBILLED}) AS oldest FROM projects`,
  );
  for (const row of kept) expect([row.name, Number(row.unbilledCents)]).toEqual([row.name, Number(row.summed)]);
  for (const row of kept) expect([row.name, row.unbilledFrom]).toEqual([row.name, row.oldest]);
  const { items } = (await person.agent.get('/api/projects').query({ sort: '-unbilledAmount' }).expect(200)).body;
  return items.map(({ name }: { name: string }) => name);
}

it('keeps the order of the most unbilled jobs true through every change of hours and invoices', async () => {
  const deck = await makeScene(await test.people.signUp());
  const { agent } = deck.person;
  const body = { name: 'Fence', clientId: deck.client.id, hourlyRate: '85.00' };
  const fence = { ...deck, project: (await agent.post('/api/projects').send(body).expect(201)).body };
  const small = await addHours(fence, { duration: 3600 });
  const large = await addHours(deck, { startTime: '2026-03-03T20:00:00Z', duration: 7200 });
  expect(await order(deck)).toEqual(['Smith deck', 'Fence']);

  const invoice = await makeInvoice(deck, { projectId: deck.project.id, timeEntryIds: [large.id] });
  expect(await order(deck)).toEqual(['Fence', 'Smith deck']);
  await agent.post(`/api/invoices/${invoice.id}/void`).expect(200);
  expect(await order(deck)).toEqual(['Smith deck', 'Fence']);
  const draft = await makeInvoice(deck, { projectId: deck.project.id, timeEntryIds: [large.id], status: 'draft' });
  expect(await order(deck)).toEqual(['Fence', 'Smith deck']);
  await agent.delete(`/api/invoices/${draft.id}`).expect(204);

  await agent.patch(`/api/time-entries/${small.id}`).send({ hourlyRate: '300.00', version: small.version }).expect(200);
  expect(await order(deck)).toEqual(['Fence', 'Smith deck']);
  const free = (await agent.get(`/api/time-entries/${large.id}`).expect(200)).body;
  const moved = { projectId: fence.project.id, version: free.version };
  await agent.patch(`/api/time-entries/${large.id}`).send(moved).expect(200);
  expect(await order(deck)).toEqual(['Fence', 'Smith deck']);
  for (const { id } of [small, large]) await agent.delete(`/api/time-entries/${id}`).expect(204);
  expect(await order(deck)).toHaveLength(2);
});
