import type {
  Client,
  ClientPage,
  FieldError,
  InvoicePage,
  InvoiceSummary,
  Project,
  ProjectPage,
  TimeEntry,
  TimeEntryPage,
} from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';

export interface SentRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  key: string | null;
}

type Handler = (request: SentRequest) => unknown;

/** An answer other than 200. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly errors: FieldError[] = [],
    readonly code = 'REQUEST.INVALID',
    /** The row that stands in the way. */
    readonly rowId?: number,
  ) {}
}

/** Stands in for the gateway: `on('GET /invoices', …)`; everything sent is kept in `sent`. A request without a handler answers 404. */
export class FakeServer {
  readonly sent: SentRequest[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(call: string, handler: Handler): this {
    this.handlers.set(call, handler);
    return this;
  }

  /** What was sent to `call`, in order. */
  sentTo = (call: string): SentRequest[] => this.sent.filter(({ method, path }) => `${method} ${path}` === call);

  install(): void {
    globalThis.fetch = (input, init) => {
      const url = new URL(String(input), 'http://localhost');
      const request: SentRequest = {
        method: init?.method ?? 'GET',
        path: url.pathname.replace(/^\/api/, ''),
        query: url.searchParams,
        body: init?.body instanceof Blob ? init.body : init?.body ? JSON.parse(String(init.body)) : undefined,
        key: new Headers(init?.headers).get('idempotency-key'),
      };
      this.sent.push(request);
      return Promise.resolve(this.answer(request));
    };
  }

  private answer(request: SentRequest): Response {
    const handler = this.handlers.get(`${request.method} ${request.path}`);
    const result = handler ? handler(request) : new Refusal(404, 'Not found');
    if (!(result instanceof Refusal)) return Response.json(result);
    const { status, detail, errors, code, rowId } = result;
    const problem = { type: 'about:blank', title: detail, status, code, detail, errors, requestId: 'r1', rowId };
    return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } });
  }
}

const bucket = (rows: InvoiceSummary[]) => ({ count: rows.length, amount: sumMoney(rows.map((row) => row.total)) });

export function invoicePage(items: InvoiceSummary[]): InvoicePage {
  const of = (...statuses: string[]) => bucket(items.filter((row) => statuses.includes(row.status)));
  return {
    items,
    nextCursor: null,
    totals: {
      total: bucket(items.filter((row) => row.status !== 'void')),
      draft: of('draft'),
      paid: of('paid'),
      pending: of('pending', 'sent'),
      overdue: of('overdue'),
    },
  };
}

export const clientPage = (items: Client[]): ClientPage => ({
  items,
  nextCursor: null,
  totals: { count: items.length, activeJobs: 0, outstanding: '0.00' },
});

export const projectPage = (items: Project[]): ProjectPage => ({
  items,
  nextCursor: null,
  totals: {
    count: items.length,
    active: items.length,
    completed: 0,
    stages: { enquiry: 0, quoted: 0, booked: 0, in_progress: items.length, to_invoice: 0, done: 0 },
  },
});

export const entryPage = (items: TimeEntry[], nextCursor: string | null = null): TimeEntryPage => ({
  items,
  nextCursor,
  totals: {
    count: items.length,
    seconds: items.reduce((sum, entry) => sum + entry.duration, 0),
    amount: sumMoney(items.map((entry) => entry.amount ?? '0')),
  },
});
