import type { CreditNote, Invoice, Quote, Retention } from '@dwang/contracts';
import { centsToDecimal, parseCents } from '@dwang/domain';
import fc from 'fast-check';
import type { Scene } from './invoice-scene';
import { line } from './quote-scene';

/**
 * One step: what is done (counted round those deeds for which there is something), to which of the things that are there, with how much in
 * cents and in per cent.
 */
export interface QuoteStep {
  deed: number;
  which: number;
  cents: number;
  percent: number;
}

/** What was quoted: a fixed line, one of two options, an extra that was taken or not. */
export interface QuotedWork {
  prices: [fixed: number, one: number, other: number, extra: number];
  gst: 'exclusive' | 'inclusive' | 'none';
  discount: number;
  takesExtra: boolean;
}

/** An accepted quote on a job with retention, and all that is billed of it, as the service answers. */
export class QuoteBooks {
  readonly ids = new Set<number>();
  /** As they stood when they were last looked at. */
  invoices: Invoice[] = [];
  /** Accepted variations that take off. */
  readonly variations: Quote[] = [];

  constructor(
    readonly scene: Scene,
    readonly quote: Quote,
    readonly retention: Retention,
  ) {}

  static async begin(scene: Scene, { prices, gst, discount, takesExtra }: QuotedWork): Promise<QuoteBooks> {
    const { agent } = scene.person;
    const [fixed, one, other, extra] = prices.map(centsToDecimal) as [string, string, string, string];
    const lines = [
      line('Deck', fixed),
      line('Timber rail', one, { group: 'Rail' }),
      line('Glass rail', other, { group: 'Rail', selected: true }),
      line('Stain', extra, { optional: true, selected: takesExtra }),
    ];
    const facts = { clientId: scene.client.id, projectId: scene.project.id, title: 'Deck', status: 'sent' };
    const off = discount === 0 ? null : { kind: 'percent', value: centsToDecimal(discount) };
    const made = await agent
      .post('/api/quotes')
      .send({ ...facts, gst, lines, discount: off })
      .expect(201);
    const quote = (await agent.post(`/api/quotes/${made.body.id}/accept`).send({ name: 'Hemi' }).expect(200)).body;
    const terms = { projectId: scene.project.id, rate: '10.00' };
    return new QuoteBooks(scene, quote, (await agent.post('/api/retentions').send(terms).expect(201)).body);
  }

  get agent() {
    return this.scene.person.agent;
  }

  async read<Answer>(path: string): Promise<Answer> {
    return (await this.agent.get(`/api${path}`).expect(200)).body;
  }

  /** Asks for something that may be refused, but by nothing else than the state of things. */
  async ask<Answer>(
    path: string,
    body: object = {},
    method: 'post' | 'put' | 'patch' | 'delete' = 'post',
  ): Promise<Answer | null> {
    const { status, body: answer } = await this.agent[method](`/api${path}`).send(body);
    if (![200, 201, 204, 400, 409].includes(status)) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return status < 300 ? answer : null;
  }

  /** Does the step, and answers with its name if it was not refused. */
  async do({ deed, ...how }: QuoteStep): Promise<DeedName | null> {
    const isPossible: Record<Needs, boolean> = {
      nothing: true,
      draft: this.of('draft').length > 0,
      issued: this.of('issued').length > 0,
    };
    const possible = DEED_NAMES.filter((name) => isPossible[DEEDS[name].needs]);
    const name = possible[deed % possible.length] as DeedName;
    const done = await DEEDS[name].run(this, how);
    await this.look();
    return done === null ? null : name;
  }

  async look(): Promise<void> {
    this.invoices = [];
    for (const id of this.ids) this.invoices.push(await this.read(`/invoices/${id}`));
  }

  of(state: 'draft' | 'issued'): Invoice[] {
    const isIssued = ({ status }: Invoice) => status !== 'draft' && status !== 'void' && status !== 'credited';
    return this.invoices.filter((invoice) => (state === 'draft' ? invoice.status === 'draft' : isIssued(invoice)));
  }

  async bill(wish: object): Promise<Invoice | null> {
    const made = await this.ask<Invoice>(`/quotes/${this.quote.id}/invoice`, wish);
    if (made) this.ids.add(made.id);
    return made;
  }
}

type How = Omit<QuoteStep, 'deed'>;
type Needs = 'nothing' | 'draft' | 'issued';
interface Deed {
  needs: Needs;
  /** Null when it was refused. */
  run(books: QuoteBooks, how: How): Promise<unknown>;
}

const always = (run: Deed['run']): Deed => ({ needs: 'nothing', run });

const onOne = (needs: 'draft' | 'issued', act: (books: QuoteBooks, invoice: Invoice, how: How) => Promise<unknown>): Deed => ({
  needs,
  run: (books, how) => {
    const some = books.of(needs);
    return act(books, some[how.which % some.length] as Invoice, how);
  },
});

async function vary(books: QuoteBooks, cents: number): Promise<unknown> {
  const { id, gst } = books.quote;
  const discount = cents % 3 === 0 ? { kind: 'percent', value: '10' } : null;
  const lines = [line(cents < 0 ? 'Left out' : 'More', centsToDecimal(cents))];
  const content = { clientId: books.scene.client.id, title: 'Change', variationOf: id, status: 'sent', gst, discount, lines };
  const made = await books.ask<Quote>('/quotes', content);
  const agreed = made && (await books.ask<Quote>(`/quotes/${made.id}/accept`, { name: 'Hemi' }));
  if (agreed && cents < 0) books.variations.push(agreed);
  return agreed;
}

function rewrite({ lines }: Invoice, { which, cents, percent }: How) {
  const typed = lines.map(({ kind, description, quantity, unit, unitPrice, gstKind }) => ({
    kind,
    description,
    quantity,
    unit,
    unitPrice,
    gstKind,
  }));
  const at = which % Math.max(1, typed.length);
  if (percent < 10) return typed.toSpliced(at, 1);
  if (percent < 40) {
    const gstKind = percent < 30 ? 'zero-rated' : undefined;
    return [...typed, line('Something else', centsToDecimal(cents), { gstKind })];
  }
  return typed.map((one, index) =>
    index === at ? { ...one, unitPrice: centsToDecimal(Math.round((parseCents(one.unitPrice) * percent) / 130)) } : one,
  );
}

const credit = (books: QuoteBooks, { id }: Invoice, body: object) =>
  books.ask<CreditNote>(`/invoices/${id}/credit-note`, { reason: 'Wrong', ...body });

const DEEDS = {
  more: always((books, { cents }) => vary(books, cents)),
  less: always((books, { cents }) => vary(books, -Math.ceil(cents / 4))),
  deposit: always((books, { percent }) => books.bill({ depositPercent: String(Math.max(1, percent % 61)) })),
  progress: always((books, { which, percent }) => {
    const lines = books.quote.invoicing?.lines ?? [];
    const some = lines.filter((_, index) => (index + which) % 2 === 0);
    return books.bill({ progress: some.map(({ lineId }) => ({ lineId, percent: String(percent % 101) })) });
  }),
  rest: always((books) => books.bill({})),
  edit: onOne('draft', (books, draft, how) => {
    const { id, clientId, projectId, gst, discount } = draft;
    return books.ask(`/invoices/${id}`, { clientId, projectId, gst, discount, lines: rewrite(draft, how) }, 'put');
  }),
  drop: onOne('draft', async (books, { id }) => {
    const gone = await books.ask(`/invoices/${id}`, {}, 'delete');
    books.ids.delete(id);
    return gone;
  }),
  issue: onOne('draft', (books, { id }) => books.ask(`/invoices/${id}`, { status: 'pending' }, 'patch')),
  hold: onOne('draft', (books, { id }) => books.ask(`/invoices/${id}/retention`)),
  void: onOne('issued', (books, { id }) => books.ask(`/invoices/${id}/void`)),
  creditAll: onOne('issued', (books, invoice, { which }) => credit(books, invoice, { isPriceCut: which % 4 === 0 })),
  creditPart: onOne('issued', (books, invoice, { which, percent }) => {
    const cents = Math.ceil((parseCents(invoice.subtotal) * percent) / 250);
    return credit(books, invoice, { isPriceCut: which % 2 === 0, lines: [line('Less', centsToDecimal(cents))] });
  }),
  creditLine: onOne('issued', (books, invoice, { which }) => {
    const { id = 0 } = invoice.lines[which % invoice.lines.length] ?? {};
    return credit(books, invoice, { isPriceCut: which % 2 === 0, lineIds: [id] });
  }),
  creditOver: onOne('issued', (books) => books.ask(`/quotes/${books.quote.id}/credit-note`)),
  pay: onOne('issued', (books, { id }, { cents }) =>
    books.ask(`/invoices/${id}/payments`, { amount: centsToDecimal(cents), method: 'bank' }),
  ),
  refund: onOne('issued', (books, _, { cents }) =>
    books.ask(`/client-credits/${books.scene.client.id}/refunds`, { amount: centsToDecimal(cents) }),
  ),
  release: onOne('issued', async (books, _, { percent }) => {
    const { outstanding } = await books.read<Retention>(`/retentions/${books.retention.id}`);
    const cents = Math.round((parseCents(outstanding) * percent) / 100);
    const made = await books.ask<Invoice>(`/retentions/${books.retention.id}/release`, { amount: centsToDecimal(cents) });
    if (made) books.ids.add(made.id);
    return made;
  }),
} as const satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;
/** Issuing more often, as most of the others need it. */
const DEED_NAMES: readonly DeedName[] = [
  ...(Object.keys(DEEDS) as DeedName[]),
  'issue',
  'issue',
  'issue',
  'hold',
  'deposit',
  'rest',
];

const cents = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 60_000 }));

export const quotedWork: fc.Arbitrary<QuotedWork> = fc.record({
  prices: fc.tuple(cents, cents, cents, cents),
  gst: fc.constantFrom('exclusive', 'exclusive', 'inclusive', 'none'),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4000 })),
  takesExtra: fc.boolean(),
});

export const quoteSteps = (length: number): fc.Arbitrary<QuoteStep[]> => {
  const step = fc.record({ deed: fc.nat(10_000), which: fc.nat(60), cents, percent: fc.integer({ min: 0, max: 180 }) });
  return fc.array(step, { minLength: Math.ceil(length / 2), maxLength: length });
};
