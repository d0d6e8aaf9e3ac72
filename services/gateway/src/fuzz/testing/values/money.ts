import type { Maker, Values } from './value';

const LINE = { description: 'Deck', quantity: '1', unitPrice: '100.00' };
const PAPER = { lines: [LINE] };
/** In the company's zone. */
const today = (): string => new Date().toLocaleDateString('en-CA', { timeZone: 'Pacific/Auckland' });

async function invoice(make: Maker, fields: object = {}): Promise<number> {
  return (await make.write('/invoices', { clientId: await make.value('clientWithMail'), ...PAPER, ...fields })).id;
}

/** A job whose retention was agreed, of a client. */
async function retained(make: Maker): Promise<{ id: number; projectId: number }> {
  const project = await make.write('/projects', { name: 'Villa', clientId: await make.value('clientWithMail') });
  return { id: (await make.write('/retentions', { projectId: project.id, rate: '5.00' })).id, projectId: project.id };
}

async function draftOfRetained(make: Maker): Promise<number> {
  const { projectId } = await make.value<{ projectId: number }>('retained');
  return invoice(make, { projectId, status: 'draft' });
}

async function releasable(make: Maker): Promise<number> {
  const id = await draftOfRetained(make);
  await make.write(`/invoices/${id}/retention`);
  await make.write(`/invoices/${id}`, { status: 'pending' }, 'patch');
  return (await make.value<{ id: number }>('retained')).id;
}

async function claim(make: Maker, dates: object = {}): Promise<number> {
  const id = await invoice(make, dates);
  const whole = { contract: 'Villa', work: 'Framing', periodFrom: '2026-01-01', periodTo: '2026-01-31', basis: 'Lines' };
  return (await make.write(`/invoices/${id}/payment-claim`, { ...whole, formAttached: true }, 'put')).id;
}

async function served(make: Maker, dates: object = {}, day = today()): Promise<number> {
  const id = await claim(make, dates);
  await make.write(`/payment-claims/${id}/serve`, { day, by: 'hand' });
  return id;
}

async function sentQuote(make: Maker): Promise<{ id: number; lineId: number }> {
  const body = { clientId: await make.value('clientWithMail'), title: 'Deck', ...PAPER, status: 'sent' };
  const { id, lines } = await make.write('/quotes', body);
  return { id, lineId: lines[0].id };
}

async function acceptedQuote(make: Maker): Promise<number> {
  const { id } = await make.value<{ id: number }>('sent');
  await make.write(`/quotes/${id}/accept`, { name: 'Hemi' });
  return id;
}

/** All of it is invoiced, and then a variation takes some of it off. */
async function overbilledQuote(make: Maker): Promise<number> {
  const id = await make.value('acceptedQuote');
  const { id: bill } = await make.write(`/quotes/${id}/invoice`);
  await make.write(`/invoices/${bill}`, { status: 'pending' }, 'patch');
  const less = { description: 'Railing', quantity: '1', unitPrice: '-20.00' };
  const body = { clientId: await make.value('clientWithMail'), title: 'Less', lines: [less], variationOf: id, status: 'sent' };
  await make.write(`/quotes/${(await make.write('/quotes', body)).id}/accept`, { name: 'Hemi' });
  return id;
}

async function completeSeller(make: Maker): Promise<void> {
  await make.write('/company', { gstNumber: '49-091-850', nzbn: '9429033821733', bankAccount: '01-0902-0068389-00' }, 'patch');
  await make.write(`/clients/${await make.value('clientWithMail')}`, { nzbn: '9429033591476' }, 'patch');
}

async function clientWithCredit(make: Maker): Promise<number> {
  await make.write(`/invoices/${await invoice(make)}/payments`, { amount: '900.00' });
  return make.value('clientWithMail');
}

export const MONEY_VALUES: Values = {
  today: async () => today(),
  issuedInvoice: invoice,
  overdueInvoice: (make) => invoice(make, { issueDate: '2026-01-05', dueDate: '2026-01-20' }),
  retained,
  draftOfRetained,
  releasable,
  issuedClaim: claim,
  servedClaim: served,
  sent: sentQuote,
  sentQuote: async (make) => (await make.value<{ id: number }>('sent')).id,
  sentLine: async (make) => (await make.value<{ lineId: number }>('sent')).lineId,
  acceptedQuote,
  largeInvoice: (make) => invoice(make, { lines: [{ ...LINE, quantity: '1000' }] }),
  bankLineAmount: async (make) => {
    const id = await make.value('bankLine');
    const { items } = (await make.world.people.owner.agent.get('/api/bank-lines').query({ limit: 1 }).expect(200)).body;
    return items.find((line: { id: number }) => line.id === id).amount;
  },
  lateClaim: (make) => served(make, { issueDate: '2026-01-05', dueDate: '2026-01-20' }, '2026-01-06'),
  overbilledQuote,
  eInvoice: async (make) => completeSeller(make).then(() => invoice(make)),
  eCreditNote: async (make) => {
    await completeSeller(make);
    return (await make.write(`/invoices/${await invoice(make)}/credit-note`, { reason: 'Wrong' })).id;
  },
  clientWithCredit,
};
