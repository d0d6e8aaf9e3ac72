import { FAR_DAY, type Person } from '@dwang/testing/services';

/** One red dot: a whole picture, since what is no picture is refused. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SPAN = { startTime: '2026-03-02T20:00:00Z', duration: 7200, notes: 'Decking' };
const LINE = { description: 'Deck boards', quantity: '12.5', unitPrice: '19.95' };
const STATEMENT = 'Date,Amount,Payee,Reference\n03/03/2026,25.25,Smith,Deposit\n04/03/2026,80.00,Unknown,';

/** What a test looks for after a move. */
export interface Work {
  jobId: number;
  invoiceNumber: string;
}

/** The work of a company, with something of every part of Dwang that goes along. */
export async function realWork({ agent, user }: Person): Promise<Work> {
  const post = async (path: string, body: object = {}, status = 201) =>
    (await agent.post(`/api${path}`).send(body).expect(status)).body;
  const file = (method: 'post' | 'put', path: string, type: string, content: Buffer) =>
    agent[method](`/api${path}`).set('content-type', type).send(content);
  await agent.patch('/api/company').send({ gstNumber: '123-456-789', address: '1 Tōtara Street' }).expect(200);
  await file('put', '/company/logo', 'image/png', PNG).expect(200);
  const client = await post('/clients', { name: 'Smith Whānau Trust', phone: '021 555 012', notes: 'ring the neighbour' });
  await post(`/clients/${client.id}/contacts`, { name: 'Mere Smith' });
  const site = await post(`/clients/${client.id}/sites`, { name: 'Bach' });
  const job = await post('/projects', { name: 'Smith deck', clientId: client.id, siteId: site.id });
  const inJob = (path: string, body: object) => post(`/projects/${job.id}${path}`, body);
  const entry = await post('/time-entries', { ...SPAN, projectId: job.id });
  await post('/time-entries', { ...SPAN, startTime: '2026-03-03T20:00:00Z', projectId: job.id });
  const facts = { clientId: client.id, projectId: job.id, issueDate: '2026-03-03', dueDate: '2026-03-20' };
  const invoice = await post('/invoices', { ...facts, status: 'pending', timeEntryIds: [entry.id] });
  await post('/invoices', { ...facts, status: 'draft', lines: [LINE, { ...LINE, gstKind: 'exempt' }] });
  await post(`/invoices/${invoice.id}/payments`, { amount: '1.00', notes: 'Cash' });
  await post(`/invoices/${invoice.id}/credit-note`, { reason: 'Bent board' });
  const quote = await post('/quotes', { clientId: client.id, projectId: job.id, title: 'Deck', lines: [LINE] });
  await agent.post(`/api/quotes/${quote.id}/send`).send({});
  await post('/quote-templates', { name: 'Decks', lines: [LINE] });
  await post('/recurring-invoices', { clientId: client.id, lines: [LINE], every: 'monthly', nextDay: FAR_DAY });
  await post('/retentions', { projectId: job.id, rate: '5.00' });
  await file('post', '/bank-imports?dryRun=false', 'application/octet-stream', Buffer.from(STATEMENT)).expect(200);
  const lines = (await agent.get('/api/bank-lines').expect(200)).body.items;
  await agent.post(`/api/bank-lines/${lines[0].id}/match`).send({ invoiceId: invoice.id });
  await inJob('/notes', { text: 'Rotten joist' });
  await inJob('/tasks', { title: 'Rotten joist out', assigneeId: user.id });
  const photo = await inJob('/photos', { contentType: 'image/png', size: PNG.length, width: 1, height: 1, caption: 'Joist' });
  await file('put', `/projects/${job.id}/photos/${photo.id}/content`, 'image/png', PNG).expect(200);
  await file('post', `/projects/${job.id}/files?name=plan.txt`, 'application/octet-stream', Buffer.from('A plan')).expect(201);
  await post('/site-days', { projectId: job.id, userId: user.id, days: [{ day: '2026-03-02' }] });
  await post('/measurements', { name: 'Ridge height', length: '2.400', unit: 'm', calibrated: true, projectId: job.id });
  const answers = [{ label: 'Volume', value: '2.40', unit: 'm³' }];
  await post('/tool-results', { tool: 'concrete', title: 'Pad', answers, takenAt: '2026-03-02T20:00:00Z', projectId: job.id });
  const { isMailOn: _, ...sending } = (await agent.get('/api/sending-settings').expect(200)).body;
  await agent.put('/api/sending-settings').send(sending).expect(200);
  await post('/suppliers', { name: 'Kauri Timber' });
  await post('/price-books', { name: 'Trade prices' });
  await post('/estimates', { name: 'Deck', projectId: job.id });
  return { jobId: job.id, invoiceNumber: invoice.invoiceNumber };
}
