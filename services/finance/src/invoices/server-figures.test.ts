import type { FieldError } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '../index';
import { makeScene, postInvoice } from '../testing/invoice-scene';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp([jobs, finance]);
});
afterAll(() => test?.close());

it('RC-128 takes owner, status of payment and figures of an invoice from nobody but itself', async () => {
  const stranger = await test.people.signUp();
  const scene = await makeScene(await test.people.signUp());
  const line = { description: 'Post', quantity: '2', unitPrice: '10.00' };
  const wrong = await postInvoice(scene, { lines: [line], total: '1.00' });
  expect([wrong.status, JSON.stringify(wrong.body.errors)]).toEqual([400, expect.stringContaining('total')]);

  const planted = { paidAt: '2026-01-01T00:00:00Z', ownerId: stranger.user.id, id: 1, balance: '0.00', totalCents: 1 };
  const refused = await postInvoice(scene, { lines: [line], ...planted }).expect(400);
  expect(refused.body.errors.map(({ field }: FieldError) => field).sort()).toEqual(Object.keys(planted).sort());

  const owners = { companyId: 999, userId: stranger.user.id };
  const { body } = await postInvoice(scene, { lines: [line], ...owners }).expect(201);
  expect(body).toMatchObject({ subtotal: '20.00', tax: '3.00', total: '23.00', status: 'pending' });
  expect(body.paidAt ?? null).toBeNull();
  await stranger.agent.get(`/api/invoices/${body.id}`).expect(404);

  const figures = { total: '1.00', subtotal: '1.00', clientId: 1, invoiceNumber: 'X' };
  const patch = { ...owners, version: body.version };
  await scene.person.agent
    .patch(`/api/invoices/${body.id}`)
    .send({ ...patch, ...figures })
    .expect(400);
  const after = (await scene.person.agent.patch(`/api/invoices/${body.id}`).send(patch).expect(200)).body;
  const own = ['id', 'subtotal', 'tax', 'total', 'status', 'clientId', 'invoiceNumber'];
  for (const name of own) expect([name, after[name]]).toEqual([name, body[name]]);
});
