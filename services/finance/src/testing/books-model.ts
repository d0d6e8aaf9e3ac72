import type { Invoice } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import type { Person } from '@dwang/testing/services';
import fc from 'fast-check';
import { addHours, type Scene } from './invoice-scene';

/** One step: what is done, to which of the things that are there (counted round), with how much in cents. */
export interface Step {
  deed: keyof typeof DEEDS;
  which: number;
  cents: number;
}

interface Bill {
  id: number;
  status: 'draft' | 'pending' | 'sent' | 'part_paid' | 'paid' | 'credited' | 'void';
  isSent: boolean;
  /** Dated after today. */
  isAhead: boolean;
  total: number;
  credited: number;
  received: number;
  entries: number[];
  payments: { id: number; cents: number; isCredit: boolean }[];
  /** What was issued, as JSON: it must stay so for ever. */
  issued: string | null;
}

/** What the books of one client must hold, kept by pen-and-paper rules of its own. */
export class Books {
  readonly entries: { id: number; bill: number | null }[] = [];
  bills: Bill[] = [];
  refunded = 0;
  readonly events = new Map<number, number>();

  constructor(readonly scene: Scene) {}

  get agent(): Person['agent'] {
    return this.scene.person.agent;
  }

  /** What was paid too much and is not used yet. */
  get credit(): number {
    const over = this.bills.reduce((sum, bill) => sum + Math.max(0, bill.received - (bill.total - bill.credited)), 0);
    const used = this.bills.flatMap(({ payments }) => payments).filter(({ isCredit }) => isCredit);
    return over - used.reduce((sum, { cents }) => sum + cents, 0) - this.refunded;
  }

  async do({ deed, which, cents }: Step): Promise<void> {
    await DEEDS[deed](this, which, cents);
  }

  bill(which: number): Bill | undefined {
    return this.bills[which % Math.max(1, this.bills.length)];
  }

  happened(bill: Bill): void {
    this.events.set(bill.id, (this.events.get(bill.id) ?? 0) + 1);
  }
}

/** The day of invoices that are dated ahead. */
export const AHEAD = addDays(dayOf(Date.now(), 'Pacific/Auckland'), 40);

export const openOf = (bill: Bill): number =>
  ['pending', 'sent', 'part_paid'].includes(bill.status) ? bill.total - bill.credited - bill.received : 0;

const isIssued = ({ status }: Bill): boolean => status !== 'draft' && status !== 'void';
const money = (cents: number): string => (cents / 100).toFixed(2);

/** The part of an invoice that is fixed at issue. */
export function issuedOf(invoice: Invoice): string {
  const { invoiceNumber, issueDate, dueDate, notes, terms, lines, linesTotal, discount, subtotal, tax, total, seller, buyer } =
    invoice;
  return JSON.stringify([
    invoiceNumber,
    issueDate,
    dueDate,
    notes,
    terms,
    lines,
    linesTotal,
    discount,
    subtotal,
    tax,
    total,
    seller,
    buyer,
  ]);
}

function settle(bill: Bill): void {
  const left = bill.total - bill.credited - bill.received;
  if (left <= 0) bill.status = bill.credited === bill.total ? 'credited' : 'paid';
  else if (bill.received > 0) bill.status = 'part_paid';
  else bill.status = bill.isSent ? 'sent' : 'pending';
}

function free(books: Books, bill: Bill): void {
  for (const entry of books.entries) if (entry.bill === bill.id) entry.bill = null;
}

async function expectAnswer(
  request: Promise<{ status: number; body: unknown }>,
  isAllowed: boolean,
  ok: number,
): Promise<Invoice> {
  const { status, body } = await request;
  const fits = isAllowed ? status === ok : status === 409 || status === 400;
  if (!fits) throw new Error(`answered ${status} where ${isAllowed ? ok : 'a refusal'} was due: ${JSON.stringify(body)}`);
  return body as Invoice;
}

async function make(books: Books, which: number, cents: number, status: 'draft' | 'pending'): Promise<void> {
  const chosen = books.entries.filter(({ bill }, index) => bill === null && (index + which) % 2 === 0);
  const lines = [{ description: 'Timber', quantity: '1', unitPrice: money(cents) }];
  const discount = which % 3 === 0 ? { kind: 'percent', value: '12.5' } : null;
  const gst = (['exclusive', 'inclusive', 'none'] as const)[which % 3];
  const isAhead = which % 4 === 1;
  const issueDate = isAhead ? AHEAD : undefined;
  const timeEntryIds = chosen.map(({ id }) => id);
  const body = { clientId: books.scene.client.id, status, issueDate, lines, discount, gst, timeEntryIds };
  const invoice = await expectAnswer(books.agent.post('/api/invoices').send(body), true, 201);
  const bill: Bill = {
    id: invoice.id,
    status,
    isSent: false,
    isAhead,
    total: Math.round(Number(invoice.total) * 100),
    credited: 0,
    received: 0,
    entries: chosen.map(({ id }) => id),
    payments: [],
    issued: status === 'draft' ? null : issuedOf(invoice),
  };
  for (const entry of chosen) entry.bill = bill.id;
  books.bills.push(bill);
  books.happened(bill);
}

async function pay(books: Books, which: number, cents: number, isCredit: boolean): Promise<void> {
  const bill = books.bill(which);
  if (!bill) return;
  const fits = !isCredit || (openOf(bill) >= cents && books.credit >= cents);
  const isAllowed = isIssued(bill) && fits;
  const body = { amount: money(cents), method: isCredit ? 'credit' : 'bank' };
  const invoice = await expectAnswer(books.agent.post(`/api/invoices/${bill.id}/payments`).send(body), isAllowed, 201);
  if (!isAllowed) return;
  bill.received += cents;
  bill.payments.push({ id: Math.max(...invoice.payments.map(({ id }) => id)), cents, isCredit });
  settle(bill);
  books.happened(bill);
}

async function move(books: Books, which: number, to: 'pending' | 'sent'): Promise<void> {
  const bill = books.bill(which);
  if (!bill || bill.status === to) return;
  const isAllowed = bill.status === 'draft' || (bill.status === 'pending' && to === 'sent');
  const invoice = await expectAnswer(books.agent.patch(`/api/invoices/${bill.id}`).send({ status: to }), isAllowed, 200);
  if (!isAllowed) return;
  bill.status = to;
  bill.isSent = to === 'sent';
  bill.issued ??= issuedOf(invoice);
  books.happened(bill);
}

async function takeBack(books: Books, which: number, cents: number | null): Promise<void> {
  const bill = books.bill(which);
  if (!bill) return;
  const left = bill.total - bill.credited;
  const lines = cents === null ? [] : [{ description: 'Less', quantity: '1', unitPrice: money(cents) }];
  const answer = await books.agent.post(`/api/invoices/${bill.id}/credit-note`).send({ reason: 'Wrong', lines });
  const isAllowed = isIssued(bill) && !bill.isAhead && left > 0 && (cents === null || answer.status === 201);
  const note = await expectAnswer(Promise.resolve(answer), isAllowed, 201);
  if (!isAllowed) return;
  bill.credited += Math.round(Number(note.total) * 100);
  if (bill.credited > bill.total) throw new Error('More was credited than the invoice came to');
  settle(bill);
  if (bill.credited === bill.total) free(books, bill);
  books.happened(bill);
}

const DEEDS = {
  work: async (books: Books, which: number) => {
    const startTime = new Date(Date.UTC(2026, 2, 1 + (which % 28), 20)).toISOString();
    books.entries.push({ id: (await addHours(books.scene, { startTime, duration: 60 + which * 7 })).id, bill: null });
  },
  editWork: async (books: Books, which: number) => {
    const entry = books.entries[which % Math.max(1, books.entries.length)];
    if (!entry) return;
    const request = books.agent.patch(`/api/time-entries/${entry.id}`).send({ notes: `Again ${which}` });
    await expectAnswer(request, entry.bill === null, 200);
  },
  draft: (books: Books, which: number, cents: number) => make(books, which, cents, 'draft'),
  invoice: (books: Books, which: number, cents: number) => make(books, which, cents, 'pending'),
  issue: (books: Books, which: number) => move(books, which, 'pending'),
  send: (books: Books, which: number) => move(books, which, 'sent'),
  edit: async (books: Books, which: number, cents: number) => {
    const bill = books.bill(which);
    if (!bill) return;
    const lines = [{ description: 'Again', quantity: '2', unitPrice: money(cents) }];
    const body = { clientId: books.scene.client.id, lines, timeEntryIds: bill.entries.slice(1) };
    const invoice = await expectAnswer(books.agent.put(`/api/invoices/${bill.id}`).send(body), bill.status === 'draft', 200);
    if (bill.status !== 'draft') return;
    bill.total = Math.round(Number(invoice.total) * 100);
    bill.isAhead = false;
    for (const entry of books.entries) if (entry.id === bill.entries[0]) entry.bill = null;
    bill.entries = bill.entries.slice(1);
    books.happened(bill);
  },
  pay: (books: Books, which: number, cents: number) => pay(books, which, cents, false),
  useCredit: (books: Books, which: number, cents: number) => pay(books, which, cents, true),
  removePayment: async (books: Books, which: number) => {
    const bill = books.bills.find(({ payments }) => payments.length > 0);
    const payment = bill?.payments[which % bill.payments.length];
    if (!bill || !payment) return;
    const before = { ...bill, payments: [...bill.payments] };
    bill.payments = bill.payments.filter((one) => one !== payment);
    bill.received -= payment.cents;
    settle(bill);
    const isAllowed = books.credit >= 0;
    await expectAnswer(books.agent.post(`/api/payments/${payment.id}/remove`).send({ reason: 'Wrong' }), isAllowed, 200);
    if (isAllowed) books.happened(bill);
    else Object.assign(bill, before);
  },
  refund: async (books: Books, _: number, cents: number) => {
    const isAllowed = books.credit >= cents;
    const request = books.agent.post(`/api/client-credits/${books.scene.client.id}/refunds`).send({ amount: money(cents) });
    await expectAnswer(request, isAllowed, 201);
    if (isAllowed) books.refunded += cents;
  },
  credit: (books: Books, which: number) => takeBack(books, which, null),
  creditPart: (books: Books, which: number, cents: number) => takeBack(books, which, cents),
  void: async (books: Books, which: number) => {
    const bill = books.bill(which);
    if (!bill || bill.status === 'void') return;
    const isAllowed = ['pending', 'sent'].includes(bill.status) && bill.credited === 0;
    await expectAnswer(books.agent.post(`/api/invoices/${bill.id}/void`), isAllowed, 200);
    if (!isAllowed) return;
    bill.status = 'void';
    free(books, bill);
    books.happened(bill);
  },
  drop: async (books: Books, which: number) => {
    const bill = books.bill(which);
    if (!bill) return;
    await expectAnswer(books.agent.delete(`/api/invoices/${bill.id}`), bill.status === 'draft', 204);
    if (bill.status !== 'draft') return;
    free(books, bill);
    books.bills = books.bills.filter((one) => one !== bill);
  },
};

/** Any order of deeds, those that make something more often. */
export const steps = (length: number): fc.Arbitrary<Step[]> => {
  const names = Object.keys(DEEDS) as (keyof typeof DEEDS)[];
  const deed = fc.constantFrom<keyof typeof DEEDS>(...names, 'work', 'invoice', 'invoice', 'draft', 'pay', 'useCredit');
  const step = fc.record({ deed, which: fc.nat(60), cents: fc.integer({ min: 1, max: 30_000 }) });
  return fc.array(step, { minLength: Math.ceil(length / 2), maxLength: length });
};
