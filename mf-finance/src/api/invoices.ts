import { type ApiError, api } from '@dwang/client';
import type {
  Invoice,
  InvoiceAgeing,
  InvoiceDocumentPage,
  InvoiceDocumentQuery,
  InvoiceEventPage,
  InvoiceListQuery,
  InvoicePage,
  InvoiceSummary,
  TimeEntry,
  TimeEntryPage,
} from '@dwang/contracts';

/** What waits for money, each a query of its own: a list takes one status. `pending` holds what was sent as well. */
const OPEN = ['overdue', 'pending'] as const;
const OPEN_SHOWN = 20;
/** The server takes as many entries on one invoice. */
const MAX_ENTRIES = 2000;

type Answer = { data?: unknown; error?: unknown };

/** All pages of hours, oldest first. */
async function allEntries(
  ask: (request: { url: string; query: Record<string, unknown> }) => Answer | PromiseLike<Answer>,
  which: { projectId: number; billed: false } | { invoiceId: number },
): Promise<{ data: TimeEntry[] } | { error: ApiError }> {
  const entries: TimeEntry[] = [];
  let cursor: string | null = null;
  do {
    const answer: Answer = await ask({ url: '/time-entries', query: { ...which, sort: 'startTime', limit: 200, cursor } });
    if (answer.error) return { error: answer.error as ApiError };
    const page = answer.data as TimeEntryPage;
    entries.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor && entries.length < MAX_ENTRIES);
  return { data: entries };
}

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.infiniteQuery<InvoicePage, Omit<InvoiceListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/invoices', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    listOpenInvoices: build.query<InvoiceSummary[], void>({
      async queryFn(_none, _api, _options, ask) {
        const answers = await Promise.all(
          OPEN.map((status) => ask({ url: '/invoices', query: { status, sort: 'dueDate', limit: OPEN_SHOWN } })),
        );
        const failed = answers.find((answer) => answer.error);
        if (failed?.error) return { error: failed.error as ApiError };
        const rows = answers.flatMap((answer) => (answer.data as InvoicePage).items);
        return { data: rows.sort((a, b) => a.dueDate.localeCompare(b.dueDate)) };
      },
      providesTags: ['Invoice'],
    }),
    listUnbilledEntries: build.query<TimeEntry[], number>({
      queryFn: (projectId, _api, _options, ask) => allEntries(ask, { projectId, billed: false }),
      providesTags: ['TimeEntry'],
    }),
    listInvoiceEntries: build.query<TimeEntry[], number>({
      queryFn: (invoiceId, _api, _options, ask) => allEntries(ask, { invoiceId }),
      providesTags: ['TimeEntry'],
    }),
    listDocuments: build.query<InvoiceDocumentPage, InvoiceDocumentQuery>({
      query: (query) => ({ url: '/invoices/documents', query }),
      keepUnusedDataFor: 0,
    }),
    getAgeing: build.query<InvoiceAgeing, void>({ query: () => ({ url: '/invoices/ageing' }), providesTags: ['Invoice'] }),
    getInvoice: build.query<Invoice, number>({ query: (id) => ({ url: `/invoices/${id}` }), providesTags: ['Invoice'] }),
    listInvoiceEvents: build.infiniteQuery<InvoiceEventPage, number, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: `/invoices/${queryArg}/history`, query: { limit: 20, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
  }),
});

export const {
  useListInvoicesInfiniteQuery,
  useListOpenInvoicesQuery,
  useListUnbilledEntriesQuery,
  useListInvoiceEntriesQuery,
  useGetAgeingQuery,
  useLazyListDocumentsQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
  useListInvoiceEventsInfiniteQuery,
} = invoicesApi;
