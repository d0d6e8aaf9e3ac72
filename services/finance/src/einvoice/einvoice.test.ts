import type { EInvoiceCheck, EInvoiceGap } from '@dwang/contracts';
import { area as jobs } from '@dwang/service-jobs';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { area as finance } from '..';
import { makeInvoice, makeScene, type Scene } from '../testing/invoice-scene';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp([jobs, finance]);
});
afterAll(() => app.close());
beforeEach(async () => {
  scene = await makeScene(await app.people.signUp());
});

const check = async (path: string, query: object = {}): Promise<EInvoiceCheck> =>
  (await scene.person.agent.get(`/api/${path}/peppol/check`).query(query).expect(200)).body;
const textsOf = ({ gaps }: { gaps: EInvoiceGap[] }) => gaps.map(({ of, text }) => `${of}: ${text}`);
const complete = async () => {
  const { agent } = scene.person;
  const company = { gstNumber: '49-091-850', nzbn: '9429033821733', bankAccount: '01-0902-0068389-00' };
  await agent.patch('/api/company').send(company).expect(200);
  await agent.patch(`/api/clients/${scene.client.id}`).send({ nzbn: '9429 0335 91476' }).expect(200);
};
const xmlOf = async (path: string, query: object = {}): Promise<string> => {
  const answer = await scene.person.agent.get(`/api/${path}/peppol`).query(query).expect(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return answer.text;
};
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);

test('what is missing is said first, and the XML is refused until then; what was added since is taken up', async () => {
  const invoice = await makeInvoice(scene, { lines: [{ description: 'Deck', quantity: '1', unitPrice: '100.00' }] });
  const path = `invoices/${invoice.id}`;
  expect(textsOf(await check(path))).toEqual([
    'seller: Your business has no NZBN.',
    'seller: GST is charged, but your business has no GST number.',
    'seller: Your business has no bank account to pay into, or it is not a New Zealand one.',
    'buyer: The client has no NZBN.',
  ]);
  const refused = await scene.person.agent.get(`/api/${path}/peppol`).expect(409);
  expect(refused.body).toMatchObject({ code: 'EINVOICE.INCOMPLETE' });
  expect(refused.body.errors).toHaveLength(4);
  await complete();
  expect(await check(path)).toEqual({
    fileName: `Invoice-${invoice.invoiceNumber}-peppol.xml`,
    reference: 'Hemi',
    clientId: scene.client.id,
    gaps: [],
  });
  const xml = await xmlOf(path, { order: 'PO 7' });
  expect([all(xml, 'EndpointID'), all(xml, 'BuyerReference'), all(xml, 'PayableAmount')]).toEqual([
    ['9429033821733', '9429033591476'],
    ['Hemi'],
    ['115.00'],
  ]);
  expect(xml).toContain('<cac:OrderReference><cbc:ID>PO 7</cbc:ID></cac:OrderReference>');
});

test('an invoice with prices that include GST, a discount and hours keeps its total, and so does its credit note', async () => {
  await complete();
  const lines = ['33.33', '0.99', '1200.05'].map((unitPrice) => ({
    description: 'Boards',
    quantity: '1.5',
    unit: 'lm',
    unitPrice,
  }));
  const discount = { kind: 'percent', value: '7.50' };
  const invoice = await makeInvoice(scene, { lines, gst: 'inclusive', discount });
  const xml = await xmlOf(`invoices/${invoice.id}`);
  expect([all(xml, 'TaxExclusiveAmount'), all(xml, 'TaxInclusiveAmount')]).toEqual([[invoice.subtotal], [invoice.total]]);
  const note = (
    await scene.person.agent.post(`/api/invoices/${invoice.id}/credit-note`).send({ reason: 'Sent back' }).expect(201)
  ).body;
  expect((await check(`credit-notes/${note.id}`)).gaps).toEqual([]);
  const credit = await xmlOf(`credit-notes/${note.id}`);
  expect([all(credit, 'PayableAmount'), all(credit, 'CreditNoteTypeCode')]).toEqual([[invoice.total], ['381']]);
  expect(credit).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoice.invoiceNumber}</cbc:ID>`);
});

test('a client in Australia is reached by its ABN, one with a GLN by that (TR-123)', async () => {
  await complete();
  const change = (fields: object) => scene.person.agent.patch(`/api/clients/${scene.client.id}`).send(fields);
  await change({ nzbn: '', country: 'AU', peppolId: '0151:51 824 753 556' }).expect(200);
  const invoice = await makeInvoice(scene);
  expect(invoice.buyer).toMatchObject({ country: 'AU', nzbn: '' });
  expect((await check(`invoices/${invoice.id}`)).gaps).toEqual([]);
  const xml = await xmlOf(`invoices/${invoice.id}`);
  expect(xml).toContain('<cbc:EndpointID schemeID="0151">51824753556</cbc:EndpointID>');
  expect(all(xml, 'IdentificationCode')).toEqual(['NZ', 'AU']);
  await change({ country: 'NZ', peppolId: '0088:9506000140445' }).expect(200);
  expect(all(await xmlOf(`invoices/${invoice.id}`), 'EndpointID')).toEqual(['9429033821733', '9506000140445']);
  await change({ country: 'AU', peppolId: '' }).expect(200);
  expect(textsOf(await check(`invoices/${invoice.id}`))).toEqual([
    'buyer: The client has no address for e-invoices: an ABN or a GLN.',
  ]);
  const wrong = await change({ peppolId: '0151:123' }).expect(400);
  expect(wrong.body.errors).toEqual([{ field: 'peppolId', message: 'A GLN has 13 digits, an ABN has 11' }]);
});

test('the payment terms stand on it before the terms that were typed (TR-124)', async () => {
  await complete();
  const invoice = await makeInvoice(scene, { subtotal: '10.00', paymentTerms: 'next-month-20', terms: 'No retention' });
  expect(await xmlOf(`invoices/${invoice.id}`)).toContain(
    '<cac:PaymentTerms><cbc:Note>20th of the month following\nNo retention</cbc:Note></cac:PaymentTerms>',
  );
});

test('a draft and a void invoice are no e-invoices', async () => {
  await complete();
  const draft = await makeInvoice(scene, { subtotal: '10.00', status: 'draft' });
  expect(textsOf(await check(`invoices/${draft.id}`))).toEqual(['document: It has no number yet: issue it first.']);
  const gone = await makeInvoice(scene);
  await scene.person.agent.post(`/api/invoices/${gone.id}/void`).send({}).expect(200);
  expect(textsOf(await check(`invoices/${gone.id}`))).toEqual(['document: It is void.']);
});

test('an NZBN of a client is 13 digits', async () => {
  const wrong = await scene.person.agent.patch(`/api/clients/${scene.client.id}`).send({ nzbn: '123' }).expect(400);
  expect(wrong.body.errors).toEqual([{ field: 'nzbn', message: 'An NZBN has 13 digits and starts with 94' }]);
});
